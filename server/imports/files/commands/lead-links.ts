import { replaceLinks } from '#server/articles/writing/commands/replace-links.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'

/** Leads an article's links to files of the old site to their addresses here; no edit, so an undo takes the article back. For the system. Raises forbidden. */
export const leadLinks = command(
  async (context, { articleId, links }: { articleId: string; links: ReadonlyMap<string, string> }) => {
    importPolicy.assert(context.actor, 'run', null)
    const step = await replaceLinks.within(context, { articleId, links })
    if (!step || step.after === step.before) return
    await context.tx.importResult.updateMany({
      where: { articleId, versionAfter: step.before },
      data: { versionAfter: step.after },
    })
  },
)
