import { z } from 'zod'
import type { LanguageModel, ModelMessage, ModelTool } from '../../modules/sourcing-tools/server/ports.ts'

const timeoutMs = 20_000
const longestAnswer = 200_000

export type ModelAccount = {
  /** The root of the API, such as https://host/v1. */
  readonly endpoint: string
  readonly key: string | null
  readonly model: string
}

const answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })).nullish(),
        }),
      }),
    )
    .min(1),
})

/** A language model behind the chat completions protocol. An outage, a refusal and an answer of another shape are null. */
export function openAiCompatibleModel({ endpoint, key, model }: ModelAccount): LanguageModel {
  const address = `${endpoint.replace(/\/+$/, '')}/chat/completions`
  return async (messages, tools) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model,
          temperature: 0,
          messages: messages.map(wireMessage),
          tools: tools.map(wireTool),
          tool_choice: 'auto',
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) return null
      const parsed = answer.safeParse(JSON.parse((await response.text()).slice(0, longestAnswer)))
      const message = parsed.data?.choices[0]?.message
      if (!message) return null
      return {
        content: message.content ?? '',
        calls: (message.tool_calls ?? []).map((call) => ({ id: call.id, name: call.function.name, input: call.function.arguments })),
      }
    } catch {
      return null
    }
  }
}

function wireMessage(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || message.calls.length === 0) return { role: message.role, content: message.content }
  const calls = message.calls.map(({ id, name, input }) => ({ id, type: 'function', function: { name, arguments: input } }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

const wireTool = ({ name, description, parameters }: ModelTool) => ({ type: 'function', function: { name, description, parameters } })
