import type { Plugin } from "prettier";
import * as acorn from "prettier/plugins/acorn";
import * as angular from "prettier/plugins/angular";
import * as flow from "prettier/plugins/flow";
import * as glimmer from "prettier/plugins/glimmer";
import * as html from "prettier/plugins/html";
import * as meriyah from "prettier/plugins/meriyah";
import * as postcss from "prettier/plugins/postcss";
import * as typescript from "prettier/plugins/typescript";

/** Plugins for languages that are rare in the code blocks of descriptions. */
export const others: readonly Plugin[] = [acorn, angular, flow, glimmer, html, meriyah, postcss, typescript];
