import type { Handler } from '../api/handler.ts'
import { apiWords } from '../api/words.ts'
import type { ModuleWords } from '../shared/words.ts'

/** The words of every module: a refusal's code finds its sentence here. */
export const allWords: readonly ModuleWords[] = [apiWords]

/** Every call of the house. Adapters of the outside world are handed in here and nowhere else. */
export function allHandlers(): readonly Handler[] {
  return []
}
