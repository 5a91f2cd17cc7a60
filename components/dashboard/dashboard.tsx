import { Button, Heading } from '@radix-ui/themes'
import {
  Activity,
  ChartNoAxesColumn,
  FileText,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  Mail,
  PenLine,
  Settings,
} from 'lucide-react'
import Link from 'next/link'
import { Advice } from '#components/accounts/advice.tsx'
import { type Role, roles } from '#lib/actor.ts'
import { formatInteger, formatNote } from '#lib/text/format.ts'
import { FirstSteps, type FirstStepsProps } from './first-steps.tsx'
import { NoRole } from './no-role.tsx'
import { Overview, type OverviewProps } from './overview.tsx'
import { OwnWork, type OwnWorkProps } from './own-work.tsx'
import { RoleCard } from './role-card.tsx'

interface DashboardProps {
  fullName: string
  held: readonly Role[]
  /** How many articles the person has published; null for a person who does not write. */
  published: number | null
  /** The person's quality average (REV-6), from 0 to 10; null without a note, and for a person who does not write. */
  quality: number | null
  /** What is left to set up; null for a person who is no master, and when it is done or hidden. */
  firstSteps: FirstStepsProps | null
  /** What the person has to do; null for a person who does not write. */
  work: OwnWorkProps | null
  /** The audience, of the site or of the person's own articles. */
  overview: OverviewProps
  /** Whether the master role can still be claimed. */
  canClaimMaster: boolean
  /** Whether the person's application to become an author waits for an answer. */
  applied: boolean
}

/** The personal dashboard (DASH-1). */
export function Dashboard({
  fullName,
  held,
  published,
  quality,
  firstSteps,
  work,
  overview,
  canClaimMaster,
  applied,
}: DashboardProps) {
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <Heading as="h1" size="7">
          Olá, {fullName || 'Usuário'}
        </Heading>
        <Shortcuts
          writes={held.length > 0}
          reviews={held.includes('editor') || held.includes('master')}
          runs={held.includes('master')}
        />
      </header>
      {canClaimMaster && <ClaimCard />}
      {held.length === 0 && !canClaimMaster && <NoRole waits={applied} />}
      {firstSteps && <FirstSteps {...firstSteps} />}
      {work && <OwnWork {...work} />}
      {published !== null && (
        <div className="flex flex-wrap gap-x-10 gap-y-5">
          <Figure value={formatInteger(published)} name={published === 1 ? 'artigo publicado' : 'artigos publicados'} />
          {quality === null ? (
            <Figure value="–" name="Sem avaliações" />
          ) : (
            <Figure value={formatNote(quality)} name="de qualidade média, de 0 a 10" />
          )}
        </div>
      )}
      <Overview {...overview} />
      {held.length > 0 && (
        <section aria-labelledby="papeis">
          <Heading as="h2" id="papeis" size="4" mb="3">
            {held.length === 1 ? 'Seu papel' : 'Seus papéis'}
          </Heading>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {roles
              .filter(role => held.includes(role))
              .map(role => (
                <RoleCard key={role} role={role} />
              ))}
          </div>
        </section>
      )}
    </div>
  )
}

const Figure = ({ value, name }: { value: string; name: string }) => (
  <p className="border-l-4 border-accent pl-4">
    <span className="block font-serif text-4xl font-semibold">{value}</span>
    <span className="text-soft">{name}</span>
  </p>
)

function Shortcuts({ writes, reviews, runs }: { writes: boolean; reviews: boolean; runs: boolean }) {
  return (
    <nav aria-label="Atalhos" className="flex flex-wrap gap-2">
      <Shortcut href="#visao-geral" icon={ChartNoAxesColumn} text="Visão geral" color="gray" />
      {writes && <Shortcut href="/create" icon={PenLine} text="Criar artigo" />}
      <Shortcut href="/my-articles" icon={FileText} text="Meus artigos" />
      {reviews && <Shortcut href="/mesa" icon={Hourglass} text="Mesa" />}
      {reviews && <Shortcut href="/monitor" icon={Activity} text="Monitor" />}
      {writes && <Shortcut href="/storyboard" icon={Lightbulb} text="Painel de Pautas" />}
      {runs && <Shortcut href="/newsletter" icon={Mail} text="Newsletter" />}
      <Shortcut href="/settings" icon={Settings} text="Configurações" color="gray" />
    </nav>
  )
}

interface ShortcutProps {
  href: string
  icon: LucideIcon
  text: string
  color?: 'gray'
}

function Shortcut({ href, icon: Icon, text, color }: ShortcutProps) {
  return (
    <Button asChild variant="soft" size="2" color={color}>
      <Link href={href}>
        <Icon aria-hidden size={16} /> {text}
      </Link>
    </Button>
  )
}

function ClaimCard() {
  const claim = (
    <Button asChild>
      <Link href="/become-master">Tornar-me Master</Link>
    </Button>
  )
  return (
    <Advice title="Tornar-me Master" action={claim}>
      Este sistema ainda não tem um administrador. Quem o instalou deve assumir o papel de Master agora.
    </Advice>
  )
}
