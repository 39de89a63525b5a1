/**
 * What is kept of a picture in a wide frame, in percent from its top: crowns of heads lie at 15 of a hundred, eyes at 42. A frame
 * of three to two still shows the crown, and a strip as wide as four times its height shows the eyes.
 */
export const KEPT = 36;
