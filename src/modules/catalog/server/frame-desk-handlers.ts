import { handle, type Handler } from '../../../api/handler.ts'
import * as contract from '../contract-frame-desk.ts'
import * as line from '../contract-line-desk.ts'
import { allDeskAttributes, saveAttribute } from './attribute-desk.ts'
import { allDeskBrands, enableBrand, mergeBrand, saveBrand } from './brand-desk.ts'
import { enableCategory, mergeCategory, moveCategory, saveCategory } from './category-desk.ts'
import { allDeskCategories } from './category-desk-store.ts'
import { allSeries, saveSeries } from './series-desk.ts'
import { allStandardItems, saveStandardItem } from './standard-item-desk.ts'

/** The platform's desk for categories, attributes, brands, series and standard items. */
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
    handle(line.deskSeries, ({ keyword }, call) => allSeries(call.house.read, keyword, call.lang)),
    handle(line.seriesSave, (input, call) => call.house.inUnit((unit) => saveSeries(unit, input, call))),
    handle(line.deskStandardItems, ({ keyword }, call) => allStandardItems(call.house.read, keyword, call.lang)),
    handle(line.standardItemSave, (input, call) => call.house.inUnit((unit) => saveStandardItem(unit, input, call))),
    handle(contract.brandMerge, (input, call) => call.house.inUnit((unit) => mergeBrand(unit, input, call))),
  ]
}
