import { z } from 'zod'
import type { Guard } from './guard.ts'
import type { Handler } from './handler.ts'

type Json = Readonly<Record<string, unknown>>

function guardText(guard: Guard): string {
  if (guard === 'anyone') return 'Anyone'
  if (guard === 'login') return 'Logged-in members'
  if ('memberTypes' in guard) return `memberType ${guard.memberTypes.join(', ')}`
  if ('company' in guard) return `Main account, or sub-account with ${guard.company}`
  if ('staff' in guard) return guard.staff === 'store' ? 'Staff of a store' : 'Staff of the platform'
  return 'store' in guard ? `Store staff with ${guard.store}` : `Platform staff with ${guard.platform}`
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _ignored, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

function queryOf(schema: z.ZodType): Json[] {
  const json = schemaOf(schema, 'input')
  const properties = (json['properties'] ?? {}) as Record<string, Json>
  const required = (json['required'] ?? []) as string[]
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', required: required.includes(name), schema: property }))
}

function operationOf({ endpoint }: Handler): Json {
  const body =
    endpoint.method === 'POST'
      ? {
          content: Object.fromEntries(
            ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'].map((type) => [
              type,
              { schema: schemaOf(endpoint.input, 'input') },
            ]),
          ),
        }
      : undefined
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 64 } }
  return {
    summary: endpoint.summary,
    description: [guardText(endpoint.guard), endpoint.note].filter(Boolean).join('. '),
    tags: [endpoint.path.split('/').slice(1, 3).join(' / ')],
    security: endpoint.guard === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...(endpoint.method === 'GET' ? queryOf(endpoint.input) : []), ...(endpoint.idempotent ? [key] : [])],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Envelope: state 200 with data; otherwise 255, 259 or 266 with msg and, for fields, errors',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['state', 'msg'],
              properties: {
                state: { type: 'integer' },
                msg: { type: 'string' },
                data: schemaOf(endpoint.output, 'output'),
                code: { type: 'string' },
                errors: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}

/** The reference, made of the very declarations that the server runs. */
export function openApiOf(handlers: readonly Handler[], version: string): Json {
  let made: Record<string, Record<string, Json>> | null = null
  return {
    openapi: '3.1.0',
    info: { title: 'ZincBridge', version, description: 'Every answered call is HTTP 200 with an envelope {state, msg, data}.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    // Some megabytes that few ask for.
    get paths() {
      return (made ??= pathsOf(handlers))
    },
  }
}

function pathsOf(handlers: readonly Handler[]): Record<string, Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {}
  for (const handler of handlers) {
    const path = (paths[`/${handler.endpoint.path}`] ??= {})
    path[handler.endpoint.method.toLowerCase()] = operationOf(handler)
  }
  return paths
}
