# звено с одного взгляда
cover-size = Очков: { $have } из { $most }
cover-strike = Огонь
cover-guard = Живучесть
cover-skill = Мастерство
cover-numbers = Число
cover-style-strike = Огневая мощь: много кубиков атаки
cover-style-guard = Живучесть: корпуса и щиты держат удар
cover-style-skill = Мастерство: опытные пилоты стреляют первыми
cover-style-numbers = Числом: кораблей больше, чем у соперника
