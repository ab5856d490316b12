import { z } from 'zod'
import { openAiCompatibleModel } from '../../adapters/language-model/openai-compatible.ts'

/** Environment variables of the buying assistant's language model; without them rules alone answer. */
export const languageModelSettings = {
  /** Root of an OpenAI-compatible API, such as https://host/v1. */
  AI_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_API_KEY: z.string().min(1).optional(),
}

export const languageModelSettingsExplained: Readonly<Record<string, string>> = {
  AI_ENDPOINT: 'AI_ENDPOINT must be the http(s) address of an OpenAI-compatible API',
  AI_MODEL: 'AI_MODEL must be the name of a model',
  AI_API_KEY: 'AI_API_KEY must be the key of the language model',
}

type Settings = {
  readonly AI_ENDPOINT?: string | undefined
  readonly AI_MODEL?: string | undefined
  readonly AI_API_KEY?: string | undefined
}

/** One of the two without the other is a mistake that would otherwise show in a conversation. */
export function incompleteLanguageModel({ AI_ENDPOINT, AI_MODEL }: Settings): string | null {
  return (AI_ENDPOINT === undefined) === (AI_MODEL === undefined) ? null : 'AI_ENDPOINT and AI_MODEL belong together.'
}

/** The language model of this installation; null where none is configured. */
export function openLanguageModel({ AI_ENDPOINT, AI_MODEL, AI_API_KEY }: Settings) {
  if (AI_ENDPOINT === undefined || AI_MODEL === undefined) return null
  return openAiCompatibleModel({ endpoint: AI_ENDPOINT, model: AI_MODEL, key: AI_API_KEY ?? null })
}
