import { createServer } from 'node:net'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/** Raises OperatorError when the site's port is taken or not permitted, before a minute of building. */
export async function requireFreePort(port: number): Promise<void> {
  const refusal = await portError(port)
  if (refusal === 'EADDRINUSE')
    throw new OperatorError(
      `A porta ${port} está ocupada por outro programa. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
    )
  if (refusal === 'EACCES')
    throw new OperatorError(
      `Este usuário não pode abrir a porta ${port}. Use uma acima de 1023, como PORT=3000 npm start`,
    )
}

/** The system's error code for opening a port on all addresses, or null when it opens. */
export function portError(port: number): Promise<string | null> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}
