/** The light of an affiliation: rim and glow. Place sets the scene's colours, affiliation only the light. */
import type { Light } from '../draw/ink';
import type { Fact } from '../fact';

const LIGHTS: Record<string, Light> = {
  jedi: { rim: '#8fd0ff', glow: '#3f8cff' },
  'rebel-alliance': { rim: '#ffb184', glow: '#ff6a3c' },
  'smugglers-and-spies': { rim: '#ffe3a0', glow: '#e0a63a' },
  sith: { rim: '#ff7a86', glow: '#e0182f' },
  'imperial-navy': { rim: '#cfe2f2', glow: '#6f93b3' },
  'scum-and-villainy': { rim: '#cdf08a', glow: '#7fae2c' },
  blue: { rim: '#8fd0ff', glow: '#3f8cff' },
  red: { rim: '#ff9a86', glow: '#e0432f' },
  yellow: { rim: '#ffe3a0', glow: '#e0a63a' },
  gray: { rim: '#d7e4ff', glow: '#7c8299' },
  rebel: { rim: '#a8c8ff', glow: '#4a7fe0' },
  imperial: { rim: '#ff9aa4', glow: '#c8323f' },
};
const NEUTRAL: Record<Fact['side'], Light> = {
  light: { rim: '#d7e4ff', glow: '#7c93c9' },
  dark: { rim: '#e2d3e6', glow: '#87708f' },
  neutral: { rim: '#dfe6f4', glow: '#8090ac' },
};

export function lightOf(fact: Pick<Fact, 'affiliation' | 'side'>): Light {
  return LIGHTS[fact.affiliation] ?? NEUTRAL[fact.side];
}
