import type { Page } from "@playwright/test";

/** Measures the contrast between each visible text or border and the colour behind it, in document order. */
export function contrastsOf(page: Page): Promise<number[]> {
  return measure(page, { selector: "body *", withBorders: true });
}

/** Measures the contrast between each visible text in some elements and the colour behind it, in document order. */
export function textContrastsOf(page: Page, selector: string): Promise<number[]> {
  return measure(page, { selector: `:is(${selector}), :is(${selector}) *`, withBorders: false });
}

function measure(page: Page, options: { readonly selector: string; readonly withBorders: boolean }): Promise<number[]> {
  return page.evaluate(({ selector, withBorders }) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const parsedColours = new Map<string, Colour>();

    /** Parses any CSS colour into components from 0 to 1. */
    function parse(text: string): Colour {
      const parsed = parsedColours.get(text);
      if (parsed || !context) return parsed ?? [0, 0, 0, 1];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (part) => part / 255,
      );
      parsedColours.set(text, [red, green, blue, alpha]);
      return [red, green, blue, alpha];
    }

    /** Blends a colour with the opaque colour behind it. */
    function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
      const mix = (part: number, below: number): number => part * alpha + below * (1 - alpha);
      return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
    }

    /** Returns the colour behind the text of an element. */
    function groundOf(element: Element | null): Colour {
      if (!element) return [1, 1, 1, 1];
      const background = parse(getComputedStyle(element).backgroundColor);
      return background[3] === 1 ? background : over(background, groundOf(element.parentElement));
    }

    function luminanceOf(colour: Colour): number {
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(foreground: string, ground: Colour): number {
      const [one, other] = [luminanceOf(over(parse(foreground), ground)), luminanceOf(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
        const borders = ["top", "right", "bottom", "left"]
          .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
          .map((side) => contrast(style.getPropertyValue(`border-${side}-color`), groundOf(element.parentElement)));
        return [...(hasText ? [contrast(style.color, groundOf(element))] : []), ...(withBorders ? borders : [])];
      });
  }, options);
}
