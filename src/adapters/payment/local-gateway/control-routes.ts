import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jsonOf } from '../gateway-http.ts'
import type { Courier } from './courier.ts'

/** What tests and journeys may make a local gateway do beside the published protocol. */
const controlBody = z.discriminatedUnion('act', [
  z.object({ act: z.literal('hold'), held: z.boolean() }),
  z.object({ act: z.literal('deliver'), kind: z.enum(['trade', 'refund']), number: z.string(), fault: z.string().optional() }),
])

/** `POST /control`: hold notifications back, or send one now, right or with one fault. */
export function controlRoutes<Fault extends string>(app: FastifyInstance, courier: Courier<Fault>, faults: readonly Fault[]): void {
  app.post('/control', async (request, reply) => {
    const body = controlBody.safeParse(Buffer.isBuffer(request.body) ? jsonOf(request.body) : null)
    if (!body.success) return reply.code(400).send({ error: 'act' })
    if (body.data.act === 'hold') {
      courier.hold(body.data.held)
      return reply.send({ held: body.data.held })
    }
    const { kind, number, fault: named } = body.data
    const fault = faults.find((known) => known === named)
    if (named !== undefined && !fault) return reply.code(400).send({ error: 'fault', faults })
    const answer = await courier.deliver(kind, number, fault)
    return answer ? reply.send(answer) : reply.code(404).send({ error: 'nothing to deliver' })
  })
}
