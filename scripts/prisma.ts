import { spawn } from 'node:child_process'
import { prismaCommand } from './steps/prisma-cli.ts'

const { program, args, env } = prismaCommand(process.argv.slice(2))
const child = spawn(program, args, { env, stdio: 'inherit' })
child.on('exit', code => process.exit(code ?? 1))
