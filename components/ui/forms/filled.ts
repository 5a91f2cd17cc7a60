import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form'

/** react-hook-form's `register` with a default value, so that the server's HTML contains the field's text before scripts load. */
export const filledBy =
  <Fields extends FieldValues>({ register, formState }: Pick<UseFormReturn<Fields>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>) => ({
    ...register(name, options),
    defaultValue: get(formState.defaultValues, name) as string,
  })
