# колода с одного взгляда
cover-size = Очков: { $have } из { $most }
cover-strike = Урон
cover-guard = Защита
cover-control = Контроль
cover-tempo = Темп
cover-style-strike = Натиск: кубики бьют без передышки
cover-style-guard = Защита: щиты и здоровье переживут удар
cover-style-control = Контроль: отнимает ресурсы и карты
cover-style-tempo = Темп: ресурсы и повороты кубиков
