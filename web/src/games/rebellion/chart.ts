/** What the page and its pictures both know of the galaxy's space. */

/** Colour of each region's space, in the order of the regions. */
export const HUES = ['#2f8f9a', '#8f8a2f', '#b0682f', '#4f8fc8', '#6a5ad0', '#3f9a55', '#c0953a', '#b0468f'] as const;

/** The picture of the nebulae covers so much more than the galaxy at each edge, in shares of its width and height. */
export const BEYOND = { x: 0.15, y: 0.3 } as const;
