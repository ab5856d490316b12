import { handle, type Handler } from '../../../../api/handler.ts'
import * as contract from '../../endpoints-admin.ts'
import * as line from '../../endpoints-series-admin.ts'
import { allAdminAttributes, saveAttribute } from './attribute-admin.ts'
import { allAdminBrands, enableBrand, mergeBrand, saveBrand } from './brand-admin.ts'
import { enableCategory, mergeCategory, moveCategory, saveCategory } from './category-admin.ts'
import { allAdminCategories } from './category-admin-repository.ts'
import { allSeries, saveSeries } from './series-admin.ts'
import { allStandardItems, saveStandardItem } from './standard-item-admin.ts'

/** The platform's desk for categories, attributes, brands, series and standard items. */
export function taxonomyAdminHandlers(): Handler[] {
  return [
    handle(contract.adminCategories, (_input, call) => allAdminCategories(call.app.read)),
    handle(contract.categorySave, (input, call) => call.app.inTransaction((unit) => saveCategory(unit, input, call))),
    handle(contract.categoryMove, (input, call) => call.app.inTransaction((unit) => moveCategory(unit, input, call))),
    handle(contract.categoryEnable, (input, call) => call.app.inTransaction((unit) => enableCategory(unit, input, call))),
    handle(contract.categoryMerge, (input, call) => call.app.inTransaction((unit) => mergeCategory(unit, input, call))),
    handle(contract.adminAttributes, (_input, call) => allAdminAttributes(call.app.read)),
    handle(contract.attributeSave, (input, call) => call.app.inTransaction((unit) => saveAttribute(unit, input, call))),
    handle(contract.adminBrands, ({ keyword }, call) => allAdminBrands(call.app.read, keyword)),
    handle(contract.brandSave, (input, call) => call.app.inTransaction((unit) => saveBrand(unit, input, call))),
    handle(contract.brandEnable, (input, call) => call.app.inTransaction((unit) => enableBrand(unit, input, call))),
    handle(line.adminSeries, ({ keyword }, call) => allSeries(call.app.read, keyword, call.lang)),
    handle(line.seriesSave, (input, call) => call.app.inTransaction((unit) => saveSeries(unit, input, call))),
    handle(line.adminStandardItems, ({ keyword }, call) => allStandardItems(call.app.read, keyword, call.lang)),
    handle(line.standardItemSave, (input, call) => call.app.inTransaction((unit) => saveStandardItem(unit, input, call))),
    handle(contract.brandMerge, (input, call) => call.app.inTransaction((unit) => mergeBrand(unit, input, call))),
  ]
}
