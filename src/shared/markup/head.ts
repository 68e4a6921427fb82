/**
 * Adds an element to the end of the head of a built page. A page that has one that begins so stays as it is.
 *
 * @param html of the whole page
 * @param start of the element, in the form that this writes: `<meta name="pages"`
 * @param rest of the element
 */
export function withInHead(html: string, start: string, rest: string): string {
  return html.includes(start) ? html : html.replace("</head>", () => `${start}${rest}</head>`);
}
