import { languageModel, loadPackage, ModelError, modelErrorOf } from './ask-model.ts'
import { takeTokens } from './budget.ts'
import type { SetUpModel } from './settings.ts'

/** About what the question and its answer use, and milliseconds until the answer. */
const used = 100
const wholeMs = 15_000

/** Asks a model for one word. Raises ModelError. */
export async function tryModel(model: SetUpModel): Promise<void> {
  if (!(await takeTokens(used, model.dayTokens))) throw new ModelError('budget')
  const { generateText } = await loadPackage()
  try {
    await generateText({
      model: await languageModel(model),
      prompt: 'Responda com uma palavra: sim.',
      maxOutputTokens: 50,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(wholeMs),
    })
  } catch (error) {
    throw await modelErrorOf(error)
  }
}
