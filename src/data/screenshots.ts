/**
 * Sizes in CSS pixels of the pictures in `static/img/screenshots/`, and of `before` and `after`, which are in
 * `packages/reference-formatter/pictures/`. `npm run screenshots` updates the sizes.
 */
export const screenshots = {
  "stock-page": { width: 1200, height: 720 },
  "docusaurus-navbar": { width: 1080, height: 400 },
  homepage: { width: 1200, height: 560 },
  "starlight-site": { width: 1200, height: 720 },
  "schema-to-page": { width: 1064, height: 530 },
  "custom-formatter-page": { width: 1200, height: 600 },
  "grouped-navigation": { width: 298, height: 396 },
  "deprecated-group": { width: 659, height: 301 },
  before: { width: 1200, height: 720 },
  after: { width: 1200, height: 720 },
  playground: { width: 1120, height: 500 },
  "home-deprecated": { width: 424, height: 365 },
  "home-directives": { width: 424, height: 347 },
  "schema-to-page-phone": { width: 374, height: 530 },
  "stock-page-phone": { width: 390, height: 600 },
  "vitepress-site": { width: 1200, height: 720 },
  "mkdocs-site": { width: 1240, height: 700 },
  "starlight-site-phone": { width: 390, height: 600 },
  "vitepress-site-phone": { width: 390, height: 600 },
  "mkdocs-site-phone": { width: 390, height: 600 },
} as const;

export type PictureName = keyof typeof screenshots;
export type ScreenshotName = Exclude<PictureName, `${string}-phone`>;
