import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'

/** A part of the site as readers see it; its links lead there. */
export const PreviewFrame = ({ children }: { children: ReactNode }) => (
  <Section title="Como os leitores veem">
    <div className="overflow-hidden border border-rule bg-paper py-2">{children}</div>
  </Section>
)
