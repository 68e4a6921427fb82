import { drawingMarkup } from "./markup.mjs";
import { centreOf, panelsOf } from "./panels.mjs";
import { loadPlace } from "./place.mjs";

/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Relation } from "../schema/relations.mjs" */

/** @type {ReturnType<typeof loadPlace> | undefined} */
let loading;

/** Loads what places boxes, once, and says so when it is not installed. */
async function loadOnce() {
  loading ??= loadPlace().then((place) => {
    if (!place) console.warn("Related types are lists without a drawing, because @dagrejs/dagre is not installed.");
    return place;
  });
  return loading;
}

/**
 * Draws a type between what leads to it and what it leads to.
 *
 * @param {Entity} entity
 * @param {readonly Relation[]} relations
 * @param {(entity: Entity) => string} linkTo gives the link to the page of an entity
 * @param {(title: string) => string} linkToAll gives the link to the list of a relation
 * @returns {Promise<string>} one line of MDX; empty when dagre is not installed
 */
export async function draw(entity, relations, linkTo, linkToAll) {
  const place = await loadOnce();
  if (!place) return "";
  const from = panelsOf(relations.filter(({ direction }) => direction === "from"));
  const to = panelsOf(relations.filter(({ direction }) => direction === "to"));
  const centre = centreOf(entity);
  const arrows = [
    ...from.map(({ id }) => ({ from: id, to: centre.id })),
    ...to.map(({ id }) => ({ from: centre.id, to: id })),
  ];
  const layout = place([...from, centre, ...to], arrows);
  /** @type {<T extends { readonly id: string }>(box: T) => T & import("./place.mjs").Placed} */
  const placed = (box) => {
    const at = layout.boxes.get(box.id);
    if (!at) throw new Error(`The layout lost "${box.id}".`);
    return { ...box, ...at };
  };
  return drawingMarkup(
    {
      size: layout,
      centre: placed(centre),
      from: from.map((panel) => [panel, placed(panel)]),
      to: to.map((panel) => [panel, placed(panel)]),
    },
    linkTo,
    ({ title }) => linkToAll(title),
  );
}
