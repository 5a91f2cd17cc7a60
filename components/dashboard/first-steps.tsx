import { CircleCheck, CircleDashed } from 'lucide-react'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { FirstStep, FirstStepName } from '#lib/dashboard/first-steps.ts'
import type { Act } from '#lib/outcome.ts'

export interface FirstStepsProps {
  steps: readonly FirstStep[]
  hide: Act<Record<string, never>>
}

const texts: Record<FirstStepName, { title: string; about: string; path: string }> = {
  identity: {
    title: 'Dar nome ao jornal',
    about: 'Nome, descrição e contatos, que aparecem em todas as páginas.',
    path: '/admin/jornal',
  },
  mail: {
    title: 'Ligar o envio de e-mails',
    about: 'Convites, senhas novas e newsletter ficam numa pasta do servidor até que SMTP_URL seja definida.',
    path: '/admin/saude',
  },
  backup: {
    title: 'Guardar cópias de segurança',
    about: 'Com BACKUP_DIR, uma cópia por dia, testada toda semana.',
    path: '/admin/saude',
  },
  people: {
    title: 'Convidar a redação',
    about: 'Autores escrevem, editores revisam e publicam, masters cuidam da casa.',
    path: '/admin/usuarios',
  },
  archive: {
    title: 'Trazer o site antigo, se houver',
    about: 'WordPress, Ghost ou CSV, com fotos, autores e endereços.',
    path: '/import-articles',
  },
  reaching: {
    title: 'Preencher contato, termos e privacidade',
    about: 'Os leitores precisam alcançar o jornal e ler as regras antes de criar uma conta ou pagar.',
    path: '/admin/paginas',
  },
  pages: {
    title: 'Completar as outras páginas institucionais',
    about: 'Os textos já estão escritos; faltam os trechos entre colchetes.',
    path: '/admin/paginas',
  },
  article: { title: 'Publicar o primeiro texto', about: 'A capa se monta sozinha.', path: '/create' },
  payments: {
    title: 'Cobrar assinaturas, se quiser',
    about: 'Cartão, PIX e boleto pelo Stripe ou pelo Mercado Pago.',
    path: '/admin/pagamentos',
  },
}

/** What a new newspaper sets up, with what is done already (DASH-6). */
export function FirstSteps({ steps, hide }: FirstStepsProps) {
  const done = steps.filter(step => step.done).length
  return (
    <Section title="Primeiros passos" intro={`${done} de ${steps.length} feitos.`}>
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {steps.map(step => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      <div className="mt-5">
        <ActButton
          act={hide}
          input={{}}
          size="1"
          color="gray"
          success="Primeiros passos escondidos."
          failure="Não foi possível esconder os primeiros passos."
        >
          Esconder os primeiros passos
        </ActButton>
      </div>
    </Section>
  )
}

function Step({ name, done }: FirstStep) {
  const { title, about, path } = texts[name]
  const Icon = done ? CircleCheck : CircleDashed
  return (
    <li className="flex gap-3">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${done ? 'text-success' : 'text-soft'}`} />
      <div>
        <Link href={path} className={done ? 'text-soft line-through' : 'font-semibold underline'}>
          {title}
        </Link>
        {done && <span className="sr-only"> (feito)</span>}
        {!done && <p className="text-sm text-soft">{about}</p>}
      </div>
    </li>
  )
}
