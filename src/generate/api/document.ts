import type { DeclarationReflection } from "typedoc";
import { Comment, CommentTag } from "typedoc";
import type { ApiModule } from "./module";
import { moduleId } from "./module";
import { presetSample } from "./presetSamples";
import { SAMPLES } from "./samples";
import type { Sample } from "./samples/sample";
import { SENTENCES } from "./sentences";

/** The comment on an export, made where its authors left none; a function has it on its signature. */
function commentOf(child: DeclarationReflection): Comment {
  const holder = child.signatures?.[0] ?? child;
  holder.comment ??= new Comment();
  return holder.comment;
}

/** Gives the export, or the member of a class, the examples of this site in place of those that its authors wrote. */
function exemplify(child: DeclarationReflection, sample: Sample | undefined): void {
  if (sample === undefined) return;
  const comment = commentOf(child);
  comment.removeTags("@example");
  for (const code of [sample].flat()) {
    const text = `\`\`\`js\n${code.trim()}\n\`\`\``;
    comment.blockTags.push(new CommentTag("@example", [{ kind: "code", text }]));
  }
}

/** Completes what the authors of a module left without a comment or an example, in words and code of this site. */
export function documentExports(model: DeclarationReflection, module: ApiModule): void {
  for (const child of model.children ?? []) {
    const place = `${moduleId(module)}#${child.name}`;
    const sentence = SENTENCES[place];
    if (sentence !== undefined && commentOf(child).summary.length === 0) {
      commentOf(child).summary = [{ kind: "text", text: sentence }];
    }
    exemplify(child, SAMPLES[place] ?? presetSample(module, child.name));
    for (const member of child.children ?? []) exemplify(member, SAMPLES[`${place}.${member.name}`]);
  }
}
