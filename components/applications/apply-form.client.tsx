'use client'

import { Button, Card, Heading, Text } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Returned } from '#components/journal/returned.tsx'
import { forgetFailure, sayFailure, sayFirst, sayRefusal, unreachable } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { applicationConsent } from '#lib/applications/application.ts'
import type { Outcome } from '#lib/outcome.ts'
import type { ApplicationFields, ApplicationFieldsInput } from '#lib/schemas/application.ts'
import type { ApplicationForm } from './apply-form-type.ts'
import { PersonalFields } from './personal-fields.client.tsx'
import { SocialFields } from './social-fields.client.tsx'
import { useTabMemory } from './use-tab-memory.client.tsx'
import { WorkFields } from './work-fields.client.tsx'

const resolver = lateResolver<ApplicationFieldsInput, ApplicationFields>(() =>
  import('#lib/schemas/application.ts').then(({ applicationFields }) => applicationFields),
)

const failure = 'Não foi possível enviar a candidatura.'

const blank = (email: string): ApplicationFieldsInput => ({
  email,
  cpf: '',
  address: '',
  phone: '',
  facebook: '',
  instagram: '',
  twitter: '',
  linkedin: '',
  website: '',
  professionalRegistration: '',
  experienceYears: '',
  previousOutlets: '',
  writing: false,
  audio: false,
  video: false,
  expectations: '',
  consent: false,
})

interface ApplyFormProps {
  /** The account's id; null for a signed-out visitor. */
  userId: string | null
  /** The account's address, empty for a signed-out visitor. */
  email: string
}

/** The application to become an author (APPLY-2). */
export function ApplyForm({ userId, email }: ApplyFormProps) {
  const form: ApplicationForm = useForm({ resolver, defaultValues: blank(email) })
  const { handleSubmit, setError, reset, formState } = form
  // Before the early words: its effect then keeps them too, and what was typed since the reload is newer than what was kept.
  const memory = useTabMemory(`candidatura:${userId ?? 'visitante'}`, form)
  const early = useEarlyWords()
  const request = useRequestName()
  const trap = useRef<HTMLInputElement>(null)
  const [resume, setResume] = useState<File | null>(null)
  const [resumeError, setResumeError] = useState<string>()
  const [sent, setSent] = useState(false)

  async function send() {
    forgetFailure()
    setResumeError(undefined)
    // As typed: the server parses it again.
    const fields = form.getValues()
    const name = request.of({ ...fields, resume: resume && [resume.name, resume.size, resume.lastModified] })
    const nickname = trap.current?.value ?? ''
    const outcome = await sendApplication({ fields, request: name, nickname, resume }).catch(() => null)
    if (outcome && !outcome.serverError) {
      request.done()
      memory.forget()
      return setSent(true)
    }
    const refusal = outcome?.serverError
    if (refusal && Object.keys(refusal.fields).length > 0) return sayRefusal(refusal, setError)
    if (refusal?.code.startsWith('resume_')) setResumeError(refusal.message)
    sayFailure('Erro', `${failure} ${refusal?.message ?? unreachable}`)
  }

  if (sent) return <ApplicationSent />
  const discard = () => {
    reset(blank(email))
    memory.forget()
  }
  return (
    <form
      {...early}
      autoComplete="on"
      method="post"
      noValidate
      onSubmit={handleSubmit(send, sayFirst)}
      className="flex flex-col gap-5"
    >
      <Returned shown={memory.isBack} verb="enviou" onDiscard={discard} />
      <PersonalFields form={form} />
      <SocialFields form={form} />
      <WorkFields
        form={form}
        resumeError={resumeError}
        onResume={file => {
          setResume(file)
          setResumeError(undefined)
        }}
      />
      {/* A honeypot: people do not see this field, bots fill it in. */}
      <label className="hidden">
        Não preencha
        <input ref={trap} name="nickname" tabIndex={-1} autoComplete="off" />
      </label>
      <ConsentLine form={form} />
      <div className="flex justify-end">
        <SubmitButton busy={formState.isSubmitting} busyText="Enviando...">
          Enviar candidatura
        </SubmitButton>
      </div>
    </form>
  )
}

function ConsentLine({ form }: { form: ApplicationForm }) {
  const id = useId()
  const error = form.formState.errors.consent?.message
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          {...form.register('consent')}
          className="mt-0.5 size-5 shrink-0 accent-accent"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>
          <label htmlFor={id}>{applicationConsent}</label>{' '}
          <a href="/privacidade" target="_blank" rel="noopener" className="text-accent underline">
            Política de privacidade
          </a>
        </span>
      </div>
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
  )
}

/** The confirmation in place of the form. Its title takes the focus, because the pressed button is gone. */
function ApplicationSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Card size="4">
      <Heading as="h2" ref={title} tabIndex={-1} size="6" className="outline-none">
        Candidatura Enviada!
      </Heading>
      <p className="mt-2 mb-5 text-soft">Obrigado. Vamos ler a sua candidatura e responder por e-mail.</p>
      <Button asChild size="3">
        <a href="/">Voltar à página inicial</a>
      </Button>
    </Card>
  )
}

interface SentApplication {
  /** As typed. */
  fields: ApplicationFieldsInput
  /** The request's id. */
  request: string
  /** The trap for bots. */
  nickname: string
  resume: File | null
}

/** Sends an application. Raises when the server cannot be reached. */
async function sendApplication({ fields, request, nickname, resume }: SentApplication): Promise<Outcome<unknown>> {
  const body = new FormData()
  body.set('fields', JSON.stringify(fields))
  body.set('request', request)
  body.set('nickname', nickname)
  if (resume) body.set('resume', resume)
  const response = await fetch('/api/apply-author', { method: 'POST', body })
  return response.ok ? { data: null } : { serverError: await response.json() }
}
