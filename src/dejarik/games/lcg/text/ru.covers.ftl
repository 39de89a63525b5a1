# колода с одного взгляда
cover-size = Наборов: { $have }
cover-strike = Удар
cover-guard = Стойкость
cover-force = Сила
cover-tempo = Темп
cover-style-strike = Натиск: бьёт сильно и часто
cover-style-guard = Стойкость: крепкие отряды держат оборону
cover-style-force = Сила: выигрывает борьбу за преимущество
cover-style-tempo = Темп: дешёвые карты выходят раньше
