'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import { useFormProps } from '#components/ui/forms/use-form-props.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { GoogleForm as Fields, GoogleFields, GoogleTest } from '#lib/schemas/google/google.ts'

const resolver = lateResolver(() => import('#lib/schemas/google/google.ts').then(({ googleForm }) => googleForm))
const infoMs = 5_000

interface GoogleFormProps {
  /** The server's settings, without the key. */
  initial: Omit<Fields, 'key'>
  /** The service account of the stored key; null without one. */
  account: string | null
  save: Act<GoogleFields>
  test: Act<GoogleTest>
}

/** The result of a connection test, for the banner. */
interface Result {
  ok: boolean
  text: string
}

/** The form of Google's key, property and network. The stored key is never shown: an empty field keeps it. */
export function GoogleForm({ initial, account, save, test }: GoogleFormProps) {
  const router = useRouter()
  const [result, setResult] = useState<Result | null>(null)
  const [testing, setTesting] = useState(false)
  const form = useForm<Fields>({ resolver, defaultValues: { ...initial, key: '' }, shouldFocusError: false })
  const { register, setError, setValue, reset, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const formProps = useFormProps(form, submit)

  useEffect(() => {
    const kept = keptGoogle()
    if (!initial.propertyId && kept.propertyId) setValue('propertyId', kept.propertyId)
    if (!initial.networkCode && kept.networkCode) setValue('networkCode', kept.networkCode)
  }, [initial, setValue])

  async function submit(fields: Fields) {
    const done = await doneOf(withProof(save)({ ...fields, networkFrom: initial.networkCode }), {
      setError,
      failure: 'Não foi possível salvar as configurações.',
      // Another save then starts from the other person's network code.
      onRefused: ({ code }) => code === 'setting_changed_meanwhile' && router.refresh(),
    })
    if (!done) return
    keepGoogle(fields)
    reset({ ...fields, key: '' }, { keepValues: true })
    setValue('key', '')
    toast.success('Configurações salvas com sucesso!')
    toast.info('As credenciais foram armazenadas. Teste a conexão para verificar.', { duration: infoMs })
    router.refresh()
  }

  async function tryIt() {
    setTesting(true)
    setResult(null)
    const outcome = await test(getValues()).catch(() => null)
    setTesting(false)
    if (outcome && !outcome.serverError) return setResult({ ok: true, text: 'Conexão testada com sucesso!' })
    const { fields, message } = outcome?.serverError ?? { fields: {}, message: 'Erro ao testar conexão' }
    setResult({ ok: false, text: Object.values(fields)[0] ?? message })
  }

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field
        label="Chave da conta de serviço (JSON)"
        hint={
          account
            ? `Guardada: ${account}. Deixe vazio para manter.`
            : 'O arquivo JSON inteiro, como o Google o entrega.'
        }
        error={errors.key?.message}
      >
        {props => (
          <TextArea
            {...props}
            {...register('key')}
            rows={6}
            resize="vertical"
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Property ID (Analytics)" hint="Só números, como 123456789." error={errors.propertyId?.message}>
          {props => <TextField.Root {...props} {...register('propertyId')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field
          label="Network Code (Ad Manager)"
          hint="Opcional. É o mesmo código da tela Publicidade."
          error={errors.networkCode?.message}
        >
          {props => <TextField.Root {...props} {...register('networkCode')} inputMode="numeric" autoComplete="off" />}
        </Field>
      </div>
      <div role="status">
        {result && (
          <p className={`border-l-4 px-4 py-2 ${result.ok ? 'border-strong' : 'border-danger'}`}>{result.text}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" size="3" variant="soft" disabled={testing} aria-busy={testing} onClick={tryIt}>
          {testing ? 'Testando...' : 'Testar Conexão'}
        </Button>
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Salvar Localmente
        </SubmitButton>
      </div>
    </form>
  )
}

/** Google's settings in this browser: never the key. */
interface KeptGoogle {
  propertyId?: string
  networkCode?: string
}

const storageName = 'google-settings'

/** The property and the network that were last saved in this browser. */
function keptGoogle(): KeptGoogle {
  try {
    const { propertyId, networkCode } = JSON.parse(localStorage.getItem(storageName) ?? '{}') as Record<string, unknown>
    return {
      ...(typeof propertyId === 'string' && { propertyId }),
      ...(typeof networkCode === 'string' && { networkCode }),
    }
  } catch {
    return {}
  }
}

/** Keeps the property and the network in this browser, if it allows storage. */
function keepGoogle({ propertyId, networkCode }: KeptGoogle): void {
  try {
    localStorage.setItem(storageName, JSON.stringify({ propertyId, networkCode }))
  } catch {
    // A browser without storage shows the server's values.
  }
}

/** Tests the key of the environment. */
export const TestGoogle = ({ test, networkCode }: { test: Act<GoogleTest>; networkCode: string }) => (
  <TestConnection
    test={async () => {
      const outcome = await test({ key: '', propertyId: '', networkCode })
      return outcome.serverError ? { serverError: outcome.serverError } : { data: true }
    }}
    failure="Erro ao testar conexão"
    say={() => 'Conexão testada com sucesso!'}
  />
)
