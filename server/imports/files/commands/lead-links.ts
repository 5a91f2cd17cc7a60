import { replaceLinks } from '#server/articles/writing/commands/replace-links.ts'
import { command } from '#server/platform/work/command.ts'
import { noteStep } from '../../pictures/note-step.ts'
import { importPolicy } from '../../policy.ts'

/** Leads an article's links to files of the old site to their addresses here; no edit, so an undo takes the article back. For the system. Raises forbidden. */
export const leadLinks = command(
  async (context, { articleId, links }: { articleId: string; links: ReadonlyMap<string, string> }) => {
    importPolicy.assert(context.actor, 'run', null)
    await noteStep(context.tx, articleId, await replaceLinks.within(context, { articleId, links }))
  },
)
