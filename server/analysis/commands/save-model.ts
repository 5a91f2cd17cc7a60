import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ModelFields } from '#lib/schemas/analysis-model.ts'
import { keyring } from '#server/platform/crypto.ts'
import { env } from '#server/platform/process/env.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { ModelError, tryModel } from '../model/ask-model.ts'
import { cellOfKey, findModel, forgetModel } from '../model/settings.ts'
import { analysisPolicy } from '../policy.ts'
import { endRest } from '../suggest.ts'

/**
 * Tests a language model and stores it with its key encrypted. An empty key keeps the stored one, for the same address only: no other service gets it.
 * Raises forbidden, keys_from_environment, invalid with the field of a missing key, or analysis_failed.
 */
export async function saveModel(actor: Actor, fields: ModelFields): Promise<void> {
  analysisPolicy.assert(actor, 'setUp', null)
  assertOwn()
  const known = await findModel()
  const keeps = known?.address === fields.address && known.protocol === fields.protocol
  const key = fields.key || (keeps ? known.key : '')
  if (key === '')
    throw new DomainError('invalid', {
      fields: { key: known ? 'O endereço mudou: entre com a chave de novo' : 'Campo obrigatório' },
    })
  await prove({ ...fields, key, byOperator: false })
  await storeModel(actor, { ...fields, key })
  forgetModel()
  endRest()
}

/** Deletes the stored model: the rules of the product suggest alone. Raises forbidden or keys_from_environment. */
export async function removeModel(actor: Actor): Promise<void> {
  analysisPolicy.assert(actor, 'setUp', null)
  assertOwn()
  await deleteModel(actor, undefined)
  forgetModel()
}

/** Asks the model that is set up a harmless question. Gives its name. Raises forbidden, not_found without a model, or analysis_failed. */
export async function testModel(actor: Actor): Promise<{ model: string }> {
  analysisPolicy.assert(actor, 'setUp', null)
  const model = await findModel()
  if (!model) throw new DomainError('not_found')
  await prove(model)
  endRest()
  return { model: model.model }
}

function assertOwn(): void {
  if (env().model) throw new DomainError('keys_from_environment')
}

async function prove(model: Parameters<typeof tryModel>[0]): Promise<void> {
  try {
    await tryModel(model)
  } catch (cause) {
    if (!(cause instanceof ModelError)) throw cause
    throw new DomainError('analysis_failed', { cause })
  }
}

const storeModel = command(async (context, { key, protocol, address, model, dayTokens }: ModelFields) => {
  const { tx, actor, now } = context
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('analysis model', 0))) AS waited`
  const row = await tx.analysisModel.findUnique({ where: { use: 'analysis' }, select: { id: true } })
  const id = row?.id ?? randomUUID()
  const secret = keyring().encrypt(cellOfKey(id), key)
  const data = { protocol, address, model, dayTokens, secret, updatedBy: actor.id, updatedAt: now }
  await tx.analysisModel.upsert({ where: { use: 'analysis' }, create: { id, ...data }, update: data })
  const subject = { type: 'analysis_model', id }
  await audit(context, { action: 'analysis.model_saved', subject, details: { protocol, dayTokens } })
})

const deleteModel = command(async (context, _: undefined) => {
  const row = await context.tx.analysisModel.findUnique({ where: { use: 'analysis' }, select: { id: true } })
  if (!row) return
  await context.tx.analysisModel.delete({ where: { id: row.id } })
  await audit(context, { action: 'analysis.model_removed', subject: { type: 'analysis_model', id: row.id } })
})
