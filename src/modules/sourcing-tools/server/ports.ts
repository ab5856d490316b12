/** A tool that a language model may call: JSON Schema of its input. */
export type ModelTool = { readonly name: string; readonly description: string; readonly parameters: Readonly<Record<string, unknown>> }
export type ModelToolCall = { readonly id: string; readonly name: string; readonly input: string }
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls: readonly ModelToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string }
export type ModelReply = { readonly content: string; readonly calls: readonly ModelToolCall[] }

/** Asks a language model; null where it gave no usable answer. It never throws. */
export type LanguageModel = (messages: readonly ModelMessage[], tools: readonly ModelTool[]) => Promise<ModelReply | null>
