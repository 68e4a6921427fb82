import { says } from "../requirement";
import type { Part } from "../requirement";

/** Section 4 of the specification. */
export const states: readonly Part[] = [
  {
    heading: "4. States and transitions: pages",
    requirements: [
      says(
        "A page loads (spinner after a delay), then is there.",
        "e2e/shell-errors › after a crash, a page that is loaded anew › shows a spinner while it takes more than 200 ms, and then itself",
      ),
      says(
        "Or it shows an error: message plus Retry, which reloads.",
        "e2e/shell-errors › after a crash, a page that is loaded anew › shows a red box when it fails, and Retry reloads it",
        "e2e/shell-loading › when a part of the first page fails to load › *",
      ),
      says(
        "A page module without a default export raises an error.",
        "fixtures/faulty › a build › stops at no default export, saying what is wrong",
        "e2e/shell-errors › a page without a default export is named in the error",
      ),
    ],
  },
  {
    heading: "4. States and transitions: colour mode",
    requirements: [
      says(
        "The colour mode is light or dark, default light; the system preference is not respected.",
        "e2e/shell-storage › on a system that prefers dark › the site is light, and stores nothing, until the reader chooses",
      ),
      says(
        "The reader toggles it; the choice is stored under the key 'theme'.",
        "e2e/shell-storage › the choice of a colour mode is stored under 'theme' and holds on the next load",
      ),
      says("The choice syncs across tabs.", "e2e/shell-storage › the colour mode follows in other tabs"),
      says(
        "The toggle is disabled until the client is ready.",
        "e2e/shell-storage › the toggle is disabled until the page responds",
      ),
    ],
  },
  {
    heading: "4. States and transitions: announcement bar",
    requirements: [
      says(
        "It is shown until closed, and the dismissal is remembered in browser storage.",
        "e2e/shell-announcement › a dismissal is remembered under its key, on other pages and after a reload",
      ),
      says(
        "A change of its id resets it, so that it shows again.",
        "e2e/shell-announcement › an announcement with a new id is shown again, at once",
      ),
    ],
  },
  {
    heading: "4. States and transitions: menus",
    requirements: [
      says(
        "While the mobile sidebar is open, the body of the page cannot scroll.",
        "e2e/shell-menu › the page does not scroll behind the open menu, and scrolls again after it",
      ),
      says(
        "It closes when the viewport becomes desktop-sized.",
        "e2e/shell-menu › growing to desktop closes the menu, and shrinking again leaves it closed",
      ),
      says(
        "The secondary menu is shown and hidden, and shown automatically when the primary menu is hidden.",
        "e2e/shell-menu › on a docs page the menu opens at its sidebar, and goes back to the main menu with the focus",
      ),
      says(
        "Mobile dropdown sections collapse.",
        "e2e/shell-menu › a dropdown of the menu is collapsed, and opens by its button",
      ),
      says(
        "They start expanded if a child is active.",
        "e2e/shell-menu › a dropdown of the menu starts expanded when one of its pages is shown",
        "e2e/fixture/mobileMenu › a section of the menu starts collapsed, or expanded when one of its links is active",
      ),
      says(
        "Desktop dropdowns open on hover.",
        "e2e/shell-navbar › the dropdown › opens while a mouse is over it, and leads to the examples",
      ),
      says(
        "Desktop dropdowns open on Enter.",
        "e2e/shell-navbar › the dropdown › opens and closes by Enter, and keeps the focus on its button",
      ),
      says(
        "They close on an outside mouse.",
        "e2e/shell-navbar › the dropdown › closes when a mouse is pressed elsewhere",
        "e2e/shell-navbar › the dropdown › closes when the mouse leaves it",
      ),
      says(
        "They close on an outside touch.",
        "e2e/shell-navbar › the dropdown › on a wide touch screen › opens by a touch and closes by a touch elsewhere",
      ),
      says("They close on an outside focus.", "e2e/shell-navbar › the dropdown › closes when the focus goes elsewhere"),
      says(
        "Collapsible sections animate; the duration is derived from the height of the content.",
        "e2e/shell-sidebar › a category takes the longer to open, the more it holds",
      ),
      says(
        "With the preference for reduced motion it is 1 ms.",
        "e2e/shell-adapting › with less movement › a collapsible section opens within 1 ms",
      ),
      says("The sidebar is not hideable.", "e2e/shell-sidebar › the sidebar has no button that hides it"),
      says("Categories do not auto-collapse.", "e2e/shell-sidebar › opening a category leaves the others as they are"),
    ],
  },
  {
    heading: "4. States and transitions: docs version",
    requirements: [
      says(
        "The preferred version is kept in local storage under docs-preferred-version-{pluginId}.",
        "e2e/fixture/versions › choosing a version saves it under 'docs-preferred-version-' and the id of the docs",
        "e2e/shell-storage › the docs store no preferred version while there is only one",
      ),
    ],
  },
  {
    heading: "4. States and transitions: search box",
    requirements: [
      says(
        "The box is idle, loading, or stalled after 300 ms without an answer.",
        "e2e/search-loading › nothing of the search is loaded before someone is interested",
        "e2e/search-loading › a search that takes longer than 300 ms says so, to eyes and ears",
      ),
      says(
        "The panel opens when there are results.",
        "e2e/search-box › eight results are shown at most, and the first is active",
      ),
      says(
        "It opens when a no-results message exists.",
        "e2e/search-box › a query that nothing answers gets a message with the query in it",
      ),
      says(
        "Arrow keys move the active result and wrap around.",
        "e2e/search-keyboard › arrow keys move the active result, and go round at both ends",
      ),
      says(
        "The first result is active by default.",
        "e2e/search-box › eight results are shown at most, and the first is active",
      ),
      says(
        "Escape closes the panel; pressed again it clears the query.",
        "e2e/search-keyboard › Escape closes the panel, and clears the query when pressed again",
      ),
      says(
        "Tab or blur closes it.",
        "e2e/search-keyboard › Tab closes the panel and goes on to the next control",
        "e2e/search-keyboard › losing the focus closes the panel, and getting it back opens it",
      ),
      says(
        "Enter opens the active result.",
        "e2e/search-keyboard › Enter opens the active result without loading a page",
      ),
      says(
        "Ctrl or meta opens a new tab, shift a new window.",
        "e2e/search-keyboard › *+Enter opens the active result in a new * and leaves the page alone",
      ),
      says(
        "On narrow screens search becomes a full-screen modal with a cancel button.",
        "e2e/search-modal › on a narrow screen a button opens the search over the whole screen, with the focus in the field",
        "e2e/search-modal › Cancel and Escape close it, keep the query, and give the focus back to the button",
      ),
      says(
        "Opening a result goes to its page link.",
        "e2e/search-highlight › opening a result scrolls to its section and moves the focus there",
      ),
      says(
        "The terms are highlighted on that page, within the article element for docs and blog results.",
        "e2e/search-highlight › only text of the article is marked",
        "e2e/fixture/search › a blog post is found, and its terms are marked in its article",
      ),
      says(
        "Otherwise they are highlighted within the main element.",
        "e2e/search-highlight › a result that is neither docs nor blog is marked within the main element",
      ),
    ],
  },
];
