import { validateSeoInput } from '#lib/schemas/seo.ts'
import { messagesOf } from '#lib/seo/validation/finding.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { validateOnDemand } from './commands/validate-seo.ts'

/** `POST /api/validate-seo`: validates an article of the newsroom and gives the verdict, with the names of the table. */
export const postValidation = route({
  name: 'validate-seo',
  method: 'POST',
  access: 'staff',
  limit: { name: 'seo-validation', points: 120, seconds: 600 },
  body: json(1_024, validateSeoInput),
  async answer({ actor, input }) {
    const { verdict } = await validateOnDemand(actor, input)
    const findings = verdict?.findings ?? []
    return jsonAnswer({
      article_id: input.articleId,
      validation_status: verdict?.status ?? 'pending',
      errors: messagesOf(findings, 'error'),
      warnings: messagesOf(findings, 'warning'),
      validated_at: verdict?.at.toISOString() ?? null,
    })
  },
})
