"""Flaws of a table that can be measured: scripts that run in its page and name what they find."""

#: The share of the window that the board has between header and dock.
SHARE = """() => {
  const box = (part) => document.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
  const board = box('board'), dock = box('dock'), header = box('header');
  const top = Math.max(board.top, header?.bottom ?? 0);
  const bottom = Math.min(board.bottom, dock?.top ?? Infinity);
  return (board.width * (bottom - top)) / (innerWidth * innerHeight);
}"""

#: Words one sees: [text, box, element] of every text on the page whose middle is not under something else.
WORDS = """
const words = [];
const walker = document.createTreeWalker(document.querySelector('[data-scene]'), NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const text = node.data.trim(), parent = node.parentElement;
  if (!text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  if (parent.closest('.heard, [data-part=drawer], select, title, style')) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  let box = range.getBoundingClientRect();
  const around = [parent, parent.parentElement, parent.parentElement.parentElement];
  const ends = around.find((one) => getComputedStyle(one).webkitLineClamp !== 'none');
  if (ends) {  // with an ellipsis
    const { top, bottom } = ends.getBoundingClientRect();
    const from = Math.max(top, box.top);
    box = new DOMRect(box.left, from, box.width, Math.min(bottom, box.bottom) - from);
  }
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  if (!box.width || box.height <= 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
  words.push([text.slice(0, 40), box, parent]);
}
"""

#: Words that do not fit into their boxes: cut by the box itself or by one around it that does not scroll.
CUT = f"""() => {{
  {WORDS}
  const found = [];
  for (const [text, box, parent] of words) {{
    if (text.length < 2 || parent.closest('svg, [aria-hidden=true]')) continue;
    for (let around = parent; around && around.tagName !== 'MAIN'; around = around.parentElement) {{
      const {{ overflowX, overflowY }} = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const frame = around.getBoundingClientRect();
      const over = Math.max(frame.left - box.left, box.right - frame.right, box.bottom - frame.bottom - 3);
      if (over > 2) found.push(`${{text}} (${{Math.round(over)}} px beyond ${{around.className || around.tagName}})`);
      break;
    }}
  }}
  return found;
}}"""

#: Words that stand over each other, and words that are too small to read.
CROSSED = f"""() => {{
  {WORDS}
  const seen = words.filter(([, box, parent]) => {{
    if (parent.closest('svg')) return true;  // names on a map let clicks through
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return at && (at.contains(parent) || parent.contains(at));
  }});
  const found = [];
  for (const [text, , parent] of seen) {{
    if (text.length > 1 && !parent.closest('svg') && parseFloat(getComputedStyle(parent).fontSize) < 12)
      found.push(`${{text}} is written in ${{getComputedStyle(parent).fontSize}}`);
    const drawn = parseFloat(getComputedStyle(parent).fontSize) * (parent.getScreenCTM?.()?.a ?? 0);
    if (parent.matches('[data-system] .name') && drawn < 11) found.push(`${{text}} is drawn in ${{drawn}} px`);
  }}
  for (const [place, [one, a, first]] of seen.entries()) {{
    for (const [other, b, second] of seen.slice(place + 1)) {{
      if (first.contains(second) || second.contains(first)) continue;
      if (!first.closest('svg') !== !second.closest('svg')) continue;  // panels may lie over a map
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min(a.width * a.height, b.width * b.height);
      if (across > 2 && down > 2 && across * down > least * 0.3) found.push(`${{one}} × ${{other}}`);
    }}
  }}
  return found;
}}"""

#: Lines of words under the small key of an answer on the board.
COVERED = f"""() => {{
  {WORDS}
  const found = [];
  for (const one of document.querySelectorAll('main [data-key]')) {{
    const key = getComputedStyle(one, '::before');
    if (key.content === 'none' || key.display === 'none' || !one.checkVisibility()) continue;
    const around = one.getBoundingClientRect(), moved = new DOMMatrix(key.transform);
    const left = around.left + one.clientLeft + parseFloat(key.left) + moved.e;
    const top = around.top + one.clientTop + parseFloat(key.top) + moved.f;
    const right = left + parseFloat(key.width), bottom = top + parseFloat(key.height);
    for (const [text, , parent] of words) {{
      if (text.length < 2 || !one.contains(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(parent);
      for (const line of range.getClientRects()) {{
        const across = Math.min(right, line.right) - Math.max(left, line.left);
        const down = Math.min(bottom, line.bottom) - Math.max(top, line.top);
        if (across > 1 && down > 2) found.push(`${{one.dataset.key}} over ${{text}}`);
      }}
    }}
  }}
  return [...new Set(found)];
}}"""

#: Rows that are wider than their place: what stands at their end is out of sight.
OUTSIDE = """() => [...document.querySelectorAll('main .lcg :is(.row, .units)')]
  .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.scrollWidth - one.clientWidth} px out of sight`)"""

#: Words that are broken letter by letter, for want of room.
SPELT = f"""() => {{
  {WORDS}
  return words.filter(([text, , parent]) => {{
    const range = document.createRange();
    const tops = new Set();
    for (const child of parent.childNodes) {{
      if (child.nodeType !== Node.TEXT_NODE) continue;  // the strokes of an icon beside a number are no lines
      range.selectNodeContents(child);
      for (const line of range.getClientRects()) tops.add(Math.round(line.top));
    }}
    return tops.size > 3 && parent.textContent.trim().length < tops.size * 3;
  }}).map(([text]) => text);
}}"""

#: Words that go on in the next line without a hyphen.
TORN = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('[data-scene]'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('.heard, svg, [data-part=drawer], select, title, style') || !parent.checkVisibility()) continue;
    for (const word of node.data.matchAll(/[\p{L}\p{N}\u00ad]{4,}/gu)) {
      if (word[0].includes('\u00ad')) continue;  // may be broken, with a hyphen
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()];
      if (boxes.some((box) => box.top > boxes[0].bottom - 2 && box.width > 1)) found.push(word[0]);
    }
  }
  return found;
}"""

#: Words of a drawing in the dock that end at its edge.
CLIPPED = """() => [...document.querySelectorAll('[data-part=dock] svg text')].filter((text) => {
  const drawing = text.ownerSVGElement, one = text.getBoundingClientRect(), all = drawing.getBoundingClientRect();
  const over = Math.max(all.left - one.left, one.right - all.right, one.bottom - all.bottom);
  return getComputedStyle(drawing).overflow !== 'visible' && over > 2;
}).map((text) => `${text.textContent} is clipped`)"""

#: Tables that scroll down alone, and can be pushed sideways.
SIDEWAYS = """() => [...document.querySelectorAll('main .destiny')]
  .filter((one) => one.scrollLeft || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.scrollWidth} px in ${one.clientWidth}`)"""

#: Words and numbers that do not stand upright.
TURNED = f"""() => {{
  {WORDS}
  const angle = (element) => {{
    if (element.getScreenCTM) {{
      const {{ a, b }} = element.getScreenCTM() ?? {{ a: 1, b: 0 }};
      return Math.atan2(b, a);
    }}
    let turned = 0;
    for (let around = element; around; around = around.parentElement) {{
      const {{ a, b }} = new DOMMatrix(getComputedStyle(around).transform);
      turned += Math.atan2(b, a);
    }}
    return turned;
  }};
  return words.filter(([, , parent]) => Math.cos(angle(parent)) < 0.9).map(([text]) => `${{text}} is turned`);
}}"""

#: Open answers on the board that cannot be seen and touched, and are not one swipe along the hand away.
ASTRAY = """() => [...document.querySelectorAll('main [data-answer=open]')].filter((one) => {
  if (one.closest('[data-part=dock]') || !one.checkVisibility()) return false;
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  if (one.closest('[data-hand]') && (right < 0 || left > innerWidth)) return false;
  const spots = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.1, 0.9], [0.1, 0.1]];
  return !spots.some(([across, down]) => {
    const at = document.elementFromPoint(left + across * width, top + down * height);
    return at && (one.contains(at) || at.contains(one) && at !== document.body && at.closest('main'));
  });
}).map((one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40))"""

#: Cards of the card game that lie over one another, and names that are higher than the chips they stand in.
PILED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => one.closest('[data-card]').dataset.card;
  const bodies = [...document.querySelectorAll('main .lcg [data-card] > .body')].filter((one) => one.checkVisibility());
  const found = [];
  for (const [place, one] of bodies.entries()) {
    for (const other of bodies.slice(place + 1)) {
      const a = box(one), b = box(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${name(one)} × ${name(other)}`);
    }
  }
  for (const one of document.querySelectorAll('main .lcg .chip-face .name')) {
    const a = box(one), b = box(one.closest('.chip-face'));
    if (a.top < b.top || a.bottom > b.bottom || a.right > b.right) found.push(`${one.textContent} is cut`);
  }
  return found;
}"""

#: Cards of the dice game that lie under the dock or the hand, or hold more than there is room for.
BURIED = """() => {
  const dock = document.querySelector('[data-part=dock]').getBoundingClientRect();
  const fields = [...document.querySelectorAll('main .destiny .fields .pick')]
    .filter((one) => one.getBoundingClientRect().bottom > dock.top)
    .map((one) => `${one.textContent.trim()} is covered`);
  return [...document.querySelectorAll('main .worn')].flatMap((one) => {
    const { bottom, right } = one.getBoundingClientRect(), name = one.querySelector('.name').textContent.trim();
    const hand = one.closest('.ours') && document.querySelector('[data-hand]:has(.slot)')?.getBoundingClientRect();
    const inside = one.querySelector('.profile .inside'), room = one.querySelector('.profile .room');
    const found = [];
    if (bottom > (hand?.top ?? dock.top) + 1 || right > innerWidth) found.push(`${name} is covered`);
    if (inside && inside.offsetHeight > room.clientHeight + 1) found.push(`${name} holds too much`);
    return found;
  }).concat(fields);
}"""

#: Sides of cubes that lie which say something although they are not up.
TALKATIVE = """() => [...document.querySelectorAll('main .die.d6:not(.blank)')].filter(
  (die) => [...die.querySelectorAll('.sign')].filter((one) => getComputedStyle(one).opacity > 0).length > 1
).map((die) => die.title)"""

#: What can be done that lies under the sheet of a card.
UNDER_SHEET = """() => {
  const sheet = document.querySelector('aside.sheet').getBoundingClientRect();
  return [...document.querySelectorAll('main [data-answer=open]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = Math.min(right, sheet.right) - Math.max(left, sheet.left);
    return across > 1 && Math.min(bottom, sheet.bottom) - Math.max(top, sheet.top) > 1;
  }).map((one) => one.ariaLabel);
}"""

#: Cards in play of the dice game whose text is left to their sheets.
UNTOLD = """() => [...document.querySelectorAll('main .worn:has([data-untold]) .name')]
  .map((one) => one.textContent.trim())"""

#: Tokens of the card game over what their own card says in its corners, and one's own plate under one's hand.
MASKED = """() => {
  const over = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 2 && down > 2;
  };
  const found = [];
  for (const body of document.querySelectorAll('main .lcg [data-card]:not(.chip) > .body')) {
    const said = [...body.querySelectorAll('.badge, .capacity, .mark')].filter((one) => one.checkVisibility());
    for (const token of body.querySelectorAll('.tokens > span'))
      for (const one of said.filter((one) => over(token, one)))
        found.push(`${token.className} over ${one.className} of ${body.parentElement.dataset.card}`);
  }
  for (const unit of document.querySelectorAll('main .lcg .unit:not(.chip) > .body .capacity'))
    if (!unit.checkVisibility()) found.push('a unit without its strength');
  const hand = document.querySelector('main .lcg [data-hand]');
  const plate = document.querySelector('main .lcg .plate.bottom > *');
  const roomy = innerWidth > 720 && innerHeight >= 900;
  if (roomy && hand && over(plate, hand)) found.push('the own plate is under the hand');
  return found;
}"""

#: Tables that are higher than their panel, and lines of the journal that are cut through (whole lines may be left out).
SPILT = """() => {
  const found = [];
  for (const table of document.querySelectorAll('main section > table')) {
    const over = table.getBoundingClientRect().bottom - table.parentElement.getBoundingClientRect().bottom;
    if (table.checkVisibility() && over > 0) found.push(`a table ${Math.round(over)} px beyond its panel`);
  }
  for (const line of document.querySelectorAll('main .lines li')) {
    const { top, bottom, left } = line.getBoundingClientRect();
    let around = line.closest('.lines');
    while (around.tagName !== 'MAIN' && getComputedStyle(around).overflowY === 'visible') around = around.parentElement;
    const frame = around.getBoundingClientRect();
    if (left < frame.right && bottom > frame.top && (top < frame.top - 2 || bottom > frame.bottom + 2))
      found.push(`cut through: ${line.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""

#: Things that are narrower than they should be.
NARROW = """(sizes) => Object.entries(sizes).flatMap(([what, least]) =>
  [...document.querySelectorAll(`main ${what}`)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect().width)
    .filter((width) => width < least - 0.5)
    .map((width) => `${what}: ${width.toFixed(1)} px, not ${least}`))"""

#: Cards in hand that lie partly under the dock: all of a card is seen, in large or in short.
SUNK = """() => {
  const dock = document.querySelector('[data-part=dock]').getBoundingClientRect();
  return [...document.querySelectorAll('main [data-hand] .slot > *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > dock.top + 1)
    .map((one) => `${one.textContent.trim().slice(0, 30)} lies under the dock`);
}"""

#: Answers in the dock that are seen only after scrolling in it.
DEEP = """() => [...document.querySelectorAll('main [data-answers]')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.scrollHeight - one.clientHeight} px of answers are out of sight`)"""
