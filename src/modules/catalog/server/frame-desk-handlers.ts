import { handle, type Handler } from '../../../api/handler.ts'
import * as contract from '../contract-frame-desk.ts'
import { allDeskAttributes, saveAttribute } from './attribute-desk.ts'
import { allDeskBrands, enableBrand, mergeBrand, saveBrand } from './brand-desk.ts'
import { enableCategory, mergeCategory, moveCategory, saveCategory } from './category-desk.ts'
import { allDeskCategories } from './category-desk-store.ts'

/** The platform's desk for categories, attributes and brands. */
export function frameDeskHandlers(): Handler[] {
  return [
    handle(contract.deskCategories, (_input, call) => allDeskCategories(call.house.read)),
    handle(contract.categorySave, (input, call) => call.house.inUnit((unit) => saveCategory(unit, input, call))),
    handle(contract.categoryMove, (input, call) => call.house.inUnit((unit) => moveCategory(unit, input, call))),
    handle(contract.categoryEnable, (input, call) => call.house.inUnit((unit) => enableCategory(unit, input, call))),
    handle(contract.categoryMerge, (input, call) => call.house.inUnit((unit) => mergeCategory(unit, input, call))),
    handle(contract.deskAttributes, (_input, call) => allDeskAttributes(call.house.read)),
    handle(contract.attributeSave, (input, call) => call.house.inUnit((unit) => saveAttribute(unit, input, call))),
    handle(contract.deskBrands, ({ keyword }, call) => allDeskBrands(call.house.read, keyword)),
    handle(contract.brandSave, (input, call) => call.house.inUnit((unit) => saveBrand(unit, input, call))),
    handle(contract.brandEnable, (input, call) => call.house.inUnit((unit) => enableBrand(unit, input, call))),
    handle(contract.brandMerge, (input, call) => call.house.inUnit((unit) => mergeBrand(unit, input, call))),
  ]
}
