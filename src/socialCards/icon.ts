/** An icon that a phone shows for the site. */
export interface Icon {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Share of the width that the logo takes. Launchers cut a maskable icon to a circle of four fifths. */
  readonly logo: number;
}

/** What `static/site.webmanifest` and the head of each page name. */
export const icons: readonly Icon[] = [
  { name: "apple-touch-180", size: 180, logo: 0.72 },
  { name: "icon-192", size: 192, logo: 0.86 },
  { name: "icon-512", size: 512, logo: 0.86 },
  { name: "maskable-192", size: 192, logo: 0.56 },
  { name: "maskable-512", size: 512, logo: 0.56 },
];

/**
 * Draws an icon: the logo on a ground without holes, which systems would fill with black.
 *
 * @param logo - the drawing inside the logo file for the light mode, 32 units wide and high
 * @param ground - colour behind it
 */
export function drawIcon({ size, logo: share }: Icon, logo: string, ground: string): string {
  const scale = (size * share) / 32;
  const offset = (size * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}">`,
    `<rect width="${String(size)}" height="${String(size)}" fill="${ground}"/>`,
    `<g transform="translate(${String(offset)} ${String(offset)}) scale(${String(scale)})" fill="none" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round">${logo}</g>`,
    "</svg>",
  ].join("\n");
}
