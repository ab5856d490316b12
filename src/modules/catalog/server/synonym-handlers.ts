import { handle, type Handler } from '../../../api/handler.ts'
import { synonymDelete, synonymList, synonymSave } from '../contract-synonym.ts'
import { deleteSynonym, saveSynonym, showSynonyms } from './synonym-desk.ts'

/** The platform's words for words. */
export function synonymHandlers(): Handler[] {
  return [
    handle(synonymList, (input, call) => showSynonyms(input, call)),
    handle(synonymSave, (input, call) => call.once((unit) => saveSynonym(unit, input, call))),
    handle(synonymDelete, (input, call) => call.once((unit) => deleteSynonym(unit, input, call))),
  ]
}
