/** Deep space for X-Wing's table: a glow, clouds of gas, the limb of a planet. Its stars are drawn by the page, sharp at any size. */

const [WIDTH, HEIGHT] = [1440, 900];

interface Cloud {
  readonly at: readonly [x: number, y: number];
  readonly reach: readonly [x: number, y: number];
  readonly turn: number;
  readonly hue: string;
  readonly seed: number;
  readonly opacity: number;
  /** How fine its wisps are. */
  readonly grain: number;
  /** How much of the noise is gas at all: contrast, and what is taken off before. */
  readonly density: readonly [contrast: number, floor: number];
  /** Veins of light instead of billows. */
  readonly veins?: boolean;
}

const CLOUDS: readonly Cloud[] = [
  {
    at: [1060, 300],
    reach: [760, 420],
    turn: -18,
    hue: '#2f6fb0',
    seed: 11,
    opacity: 0.62,
    grain: 0.0026,
    density: [3.4, -1.35],
  },
  {
    at: [330, 640],
    reach: [640, 420],
    turn: 12,
    hue: '#7a3fa8',
    seed: 4,
    opacity: 0.52,
    grain: 0.003,
    density: [3.6, -1.5],
  },
  {
    at: [760, 120],
    reach: [620, 260],
    turn: 8,
    hue: '#1f9aa0',
    seed: 23,
    opacity: 0.42,
    grain: 0.0036,
    density: [3.6, -1.55],
  },
  {
    at: [1180, 760],
    reach: [520, 320],
    turn: -10,
    hue: '#c0603a',
    seed: 31,
    opacity: 0.34,
    grain: 0.0034,
    density: [3.8, -1.7],
  },
  {
    at: [980, 330],
    reach: [620, 330],
    turn: -20,
    hue: '#bfe4ff',
    seed: 7,
    opacity: 0.2,
    grain: 0.006,
    density: [-5.2, 1.15],
    veins: true,
  },
];

function parts(hue: string): string[] {
  return [1, 3, 5].map((from) => (Number.parseInt(hue.slice(from, from + 2), 16) / 255).toFixed(3));
}

function gas({ at: [x, y], reach, turn, hue, seed, grain, density, veins }: Cloud, place: number): string {
  const [red, green, blue] = parts(hue);
  const [contrast, floor] = density;
  const noise = `<feTurbulence type="${veins ? 'turbulence' : 'fractalNoise'}" baseFrequency="${grain} ${(grain * 1.35).toFixed(5)}" numOctaves="5" seed="${seed}"/>`;
  const tint = `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${contrast} ${(contrast / 4).toFixed(2)} 0 0 ${floor}"/>`;
  return `<filter id="gas${place}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise}${tint}</filter><mask id="soft${place}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><ellipse cx="${x}" cy="${y}" rx="${reach[0]}" ry="${reach[1]}" fill="url(#fade)" transform="rotate(${turn} ${x} ${y})"/></mask>`;
}

/** A world below at the left, lit from above. */
const PLANET = `<circle cx="-40" cy="1040" r="428" fill="#4fa8ff" opacity=".22" filter="url(#haze)"/><circle cx="-40" cy="1040" r="414" fill="url(#sea)"/><circle cx="-40" cy="1040" r="414" fill="#fff" filter="url(#weather)" opacity=".5"/><circle cx="-40" cy="1040" r="414" fill="url(#night)"/><circle cx="-40" cy="1040" r="414" fill="none" stroke="#a9d8ff" stroke-width="2.5" opacity=".55" filter="url(#edge)"/>`;

export function deepSpace(side = 1600): string {
  const clouds = CLOUDS.map(
    (cloud, place) =>
      `<g mask="url(#soft${place})" opacity="${cloud.opacity}" style="mix-blend-mode:screen"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#gas${place})"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${(side * HEIGHT) / WIDTH}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="820" cy="330" r="980"><stop offset="0" stop-color="#0c1a38"/><stop offset=".5" stop-color="#070e20"/><stop offset="1" stop-color="#03060d"/></radialGradient>
<radialGradient id="vignette" gradientUnits="userSpaceOnUse" cx="740" cy="380" r="900"><stop offset=".5" stop-color="#02040a" stop-opacity="0"/><stop offset="1" stop-color="#02040a" stop-opacity=".8"/></radialGradient>
<radialGradient id="fade"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="-60" cy="1010" r="420"><stop offset="0" stop-color="#284b7d"/><stop offset=".7" stop-color="#16305a"/><stop offset="1" stop-color="#0a1830"/></radialGradient>
<linearGradient id="night" gradientUnits="userSpaceOnUse" x1="60" y1="640" x2="-80" y2="1100"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".45" stop-color="#02040a" stop-opacity=".75"/><stop offset="1" stop-color="#02040a"/></linearGradient>
<filter id="weather" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .012" numOctaves="6" seed="15" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 .85 0 0 0 0 .93 0 0 0 0 1 2.8 1 0 0 -1.75"/><feComposite in2="SourceAlpha" operator="in"/></filter>
<filter id="haze" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="edge" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="1.6"/></filter>
${CLOUDS.map(gas).join('')}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${clouds.join('')}${PLANET}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></svg>`;
}
