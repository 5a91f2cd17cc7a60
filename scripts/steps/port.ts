import { createServer } from 'node:net'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/** Raises OperatorError when the port of the site is taken or not ours to take: better now than after a minute of building. */
export async function requireFreePort(port: number): Promise<void> {
  const refusal = await whyTaken(port)
  if (refusal === 'EADDRINUSE')
    throw new OperatorError(
      `A porta ${port} está ocupada por outro programa. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
    )
  if (refusal === 'EACCES')
    throw new OperatorError(
      `Este usuário não pode abrir a porta ${port}. Use uma acima de 1023, como PORT=3000 npm start`,
    )
}

/** The system's code for why a port cannot be opened on all addresses, or null when it can. */
export function whyTaken(port: number): Promise<string | null> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}
