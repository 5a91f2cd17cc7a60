import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/**
 * A form's resolver that loads its schema, and zod with it, when the form is submitted for the first time: opening the screen does not load
 * them. Takes a function that imports the schema. When the import fails, the fields pass unchanged and only the server validates.
 */
export const lateResolver =
  <Input extends FieldValues, Output>(
    schema: () => Promise<ZodType<Output, Input>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), schema()]).catch(() => null)
    if (!loaded) return { values: values as FieldValues as Output, errors: {} }
    const [{ zodResolver }, rules] = loaded
    return zodResolver(rules)(values, context, options)
  }
