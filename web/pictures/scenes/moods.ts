/** Places that are states of mind: the Force, a hologram, the dark. */
import { type Colour, lighter, mix } from '../draw/colour';
import { fill, line, n, oval, ring, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';

/** Rays and rings around a bright middle. */
export const force =
  (hue?: Colour): Place =>
  (stage) => {
    const { chance } = stage;
    const glow = hue ?? stage.light.glow;
    stage.paint(
      sheet(
        stage.orb(
          [
            [0, lighter(glow, 0.15)],
            [0.3, mix(glow, '#0a0d1c', 0.35)],
            [0.75, mix(glow, '#05060f', 0.8)],
            [1, '#04050c'],
          ],
          { radius: 0.72 },
        ),
      ),
    );
    stage.cloud(lighter(glow, 0.5), { x: 150, y: 150, rx: 170, ry: 150, fine: 0.012, opacity: 0.7, cover: -1 });
    const pale = lighter(glow, 0.6);
    stage.paint(
      times(38, () => {
        const angle = chance.between(0, 6.28);
        const from = chance.between(70, 110);
        const to = from + chance.between(30, 120);
        const ray = `M${n(150 + from * Math.cos(angle))},${n(150 + from * Math.sin(angle))}L${n(150 + to * Math.cos(angle))},${n(150 + to * Math.sin(angle))}`;
        return line(ray, pale, chance.between(0.6, 2), { opacity: chance.between(0.15, 0.6) });
      }),
      [64, 92, 126]
        .map((radius, index) => ring(150, 150, radius, pale, 1.6 - index * 0.3, { opacity: 0.45 - index * 0.12 }))
        .join(''),
      stage.stars(40, 0, 300, 1),
    );
    stage.ambient = mix(glow, '#05060f', 0.85);
  };

/** Two colours that meet: a choice, a struggle. */
export const rift =
  (left: Colour = '#3f8cff', right: Colour = '#e0182f'): Place =>
  (stage) => {
    stage.paint(
      sheet(
        stage.fade(
          [
            [0, mix(left, '#05060f', 0.45)],
            [0.47, mix(left, '#05060f', 0.7)],
            [0.53, mix(right, '#05060f', 0.7)],
            [1, mix(right, '#05060f', 0.45)],
          ],
          [0, 0, 1, 0],
        ),
      ),
    );
    stage.cloud(left, { x: 70, y: 150, rx: 130, ry: 170, fine: 0.011, cover: -1, opacity: 0.75 });
    stage.cloud(right, { x: 230, y: 150, rx: 130, ry: 170, fine: 0.011, cover: -1, opacity: 0.75 });
    const { chance } = stage;
    let crack = 'M150,-4';
    for (let y = 12; y <= 304; y += 14) crack += `L${n(150 + chance.between(-9, 9))},${y}`;
    stage.paint(
      stage.glow(150, 150, 46, '#ffffff', 0.55, 190),
      line(crack, '#ffffff', 2.4),
      stage.stars(50, 0, 300, 1),
    );
    stage.ambient = '#100a18';
  };

/** A projector in a dark room. */
export const hologram =
  (hue: Colour = '#5fd0ff'): Place =>
  (stage) => {
    stage.paint(
      sheet(
        stage.orb(
          [
            [0, mix(hue, '#04121e', 0.7)],
            [0.6, '#061222'],
            [1, '#03060d'],
          ],
          { y: 0.45, radius: 0.75 },
        ),
      ),
      stage.glow(150, 250, 130, hue, 0.6, 40),
    );
    stage.paint(
      times(11, (index) => line(`M150,190L${index * 60 - 150},300`, hue, 1, { opacity: 0.35 })),
      times(7, (index) => line(`M0,${n(196 + index * index * 2.6)}H300`, hue, 1, { opacity: 0.12 + index * 0.05 })),
      fill(
        'M118,262L60,40H240L182,262Z',
        stage.fade([
          [0, hue, 0],
          [1, hue, 0.4],
        ]),
      ),
      oval(150, 262, 34, 8, lighter(hue, 0.6), { opacity: 0.9 }),
    );
    scanlines(stage);
    stage.ambient = mix('#06182a', hue, 0.08);
  };

function scanlines(stage: Stage): void {
  stage.inFront(() =>
    stage.paint(times(30, (index) => `<rect y="${index * 10}" width="300" height="1" fill="#02060c" opacity=".25"/>`)),
  );
}

/** Almost nothing: one beam from above. */
export const spotlight =
  (hue?: Colour): Place =>
  (stage) => {
    const glow = hue ?? stage.light.glow;
    stage.paint(
      sheet(stage.fade([mix(glow, '#05060c', 0.86), '#030409'])),
      fill(
        'M120,-6H180L262,300H38Z',
        stage.fade([
          [0, lighter(glow, 0.5), 0.5],
          [1, glow, 0.06],
        ]),
      ),
      oval(150, 272, 120, 20, lighter(glow, 0.3), { opacity: 0.28 }),
    );
    stage.cloud(lighter(glow, 0.4), { x: 150, y: 150, rx: 130, ry: 150, fine: 0.012, opacity: 0.4, cover: -1.1 });
    stage.ambient = mix(glow, '#05060c', 0.88);
  };
