'use client'

import { TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface Fields {
  email: string
  name: string
}

const resolver = lateResolver(() =>
  import('#lib/schemas/newsletter/subscriber.ts').then(schemas => schemas.addSubscriberFields),
)

/** Adds a subscriber by hand, active at once: for people who asked in person. */
export function AddSubscriber({ add }: { add: Act<Fields> }) {
  const router = useRouter()
  const early = useEarlyWords()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { email: '', name: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit(fields: Fields) {
    if (!(await doneOf(add(fields), { setError, failure: 'Erro ao adicionar inscrito' }))) return
    toast.success('Inscrito adicionado!')
    reset()
    router.refresh()
  }

  return (
    <form
      {...early}
      method="post"
      noValidate
      onSubmit={handleSubmit(submit, sayFirst)}
      className="flex grow flex-wrap items-start gap-3"
    >
      <div className="min-w-56 grow sm:max-w-80">
        <Field label="Email" error={errors.email?.message}>
          {props => <TextField.Root {...props} {...register('email')} type="email" autoComplete="off" required />}
        </Field>
      </div>
      <div className="min-w-48 grow sm:max-w-64">
        <Field label="Nome (opcional)" error={errors.name?.message}>
          {props => <TextField.Root {...props} {...register('name')} autoComplete="off" />}
        </Field>
      </div>
      <div className="self-end">
        <SubmitButton size="2" busy={isSubmitting} busyText="Adicionando...">
          Adicionar inscrito
        </SubmitButton>
      </div>
    </form>
  )
}
