import { handle, type Handler } from '../../../../api/handler.ts'
import type { IndexRefresher } from '../../../search/server/public.ts'
import { assistantAsk } from '../../endpoints-assistant.ts'
import type { LanguageModel } from '../ports.ts'
import { answerNeed } from './answer-need.ts'

export type AssistantDeps = {
  readonly board: IndexRefresher
  /** A language model that words the answers; null where none is configured. */
  readonly languageModel: LanguageModel | null
}

/** The call of the buying assistant. */
export function assistantHandlers({ board, languageModel }: AssistantDeps): Handler[] {
  return [handle(assistantAsk, (asked, call) => answerNeed(board, languageModel, asked, call))]
}
