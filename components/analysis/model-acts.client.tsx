'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import type { Act } from '#lib/outcome.ts'

type Nothing = Record<string, never>

/** Tests the model that is set up and says which one answered. */
export const TestModel = ({ test }: { test: Act<Nothing, { model: string }> }) => (
  <TestConnection
    test={() => test({})}
    failure="Erro ao testar conexão"
    say={({ model }) => `Conexão testada com sucesso! Respondeu: ${model}.`}
  />
)

/** Deletes the stored model, after a question that says what follows. */
export const RemoveModel = ({ remove }: { remove: Act<Nothing> }) => (
  <ConfirmActButton
    act={withProof(remove)}
    input={{}}
    success="Modelo apagado."
    failure="Não foi possível apagar o modelo."
    text="Apagar o modelo"
    busyText="Apagando..."
    label="Apagar o modelo de linguagem"
    title="Apagar o modelo de linguagem?"
    question="A chave guardada é apagada. As regras do portal continuam sugerindo tags e lugares."
  />
)
