import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form'

/** react-hook-form's `register`, for fields that hold their text in the server's HTML already and not only when its script has come. */
export const filledBy =
  <Fields extends FieldValues>({ register, formState }: Pick<UseFormReturn<Fields>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>) => ({
    ...register(name, options),
    defaultValue: get(formState.defaultValues, name) as string,
  })
