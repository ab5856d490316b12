import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'
import { matchedLine } from './endpoints-quick-order.ts'

/** Lines that one message may ask for. */
export const maxAssistantLines = 40

const figure = z.object({ label: z.string(), value: z.string(), unit: z.string() })

/** A calculation with its formula; it holds no price. */
const calculation = z.object({
  kind: z.string(),
  title: z.string(),
  inputs: z.array(figure),
  results: z.array(figure),
  formula: z.string(),
  /** The calculator with the same figures. */
  address: z.string(),
})
export type AssistantCalculation = z.output<typeof calculation>

const answer = z.object({
  reply: z.string(),
  /** Who worded the reply. Lines, figures and prices come from the mall's own tools either way. */
  by: z.enum(['rules', 'model']),
  lines: z.array(matchedLine),
  calculations: z.array(calculation),
})
export type AssistantAnswer = z.output<typeof answer>

export const assistantAsk = endpoint({
  method: 'POST',
  path: 'v3/ai/front/ask',
  summary: 'Reads a need in free words: purchase lines matched with goods, and calculations; puts nothing anywhere',
  guard: 'anyone',
  input: z.object({
    text: text(4000, 1),
    /** What was said before, for a language model. */
    history: z
      .array(z.object({ from: z.enum(['buyer', 'assistant']), text: text(2000) }))
      .max(8)
      .default([]),
  }),
  output: answer,
  rate: 'search',
})
