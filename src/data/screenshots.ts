/** Sizes of the pictures in `static/img/screenshots/`, in CSS pixels. Written by `npm run screenshots`. */
export const screenshots = {} as const;

export type ScreenshotName = keyof typeof screenshots;
