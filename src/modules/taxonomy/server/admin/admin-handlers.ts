import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import * as endpoints from '../../endpoints-admin.ts'
import * as series from '../../endpoints-series-admin.ts'
import { allAdminAttributes, saveAttribute } from './attribute-admin.ts'
import { allAdminBrands, enableBrand, mergeBrand, saveBrand } from './brand-admin.ts'
import { enableCategory, mergeCategory, moveCategory, saveCategory } from './category-admin.ts'
import { allAdminCategories } from './category-admin-repository.ts'
import { allSeries, saveSeries } from './series-admin.ts'
import { allStandardItems, saveStandardItem } from './standard-item-admin.ts'
import type { GoodsChanged, TaxonomyAdminCall } from './taxonomy-changed.ts'

/** Administration of categories, attributes, brands, series and standard items. `goodsChanged` is catalog's. */
export function taxonomyAdminHandlers(goodsChanged: GoodsChanged): Handler[] {
  const admin = (call: Call): TaxonomyAdminCall => ({ ...call, goodsChanged })
  return [
    handle(endpoints.adminCategories, (_input, call) => allAdminCategories(call.app.read)),
    handle(endpoints.categorySave, (input, call) => call.app.inTransaction((tx) => saveCategory(tx, input, admin(call)))),
    handle(endpoints.categoryMove, (input, call) => call.app.inTransaction((tx) => moveCategory(tx, input, admin(call)))),
    handle(endpoints.categoryEnable, (input, call) => call.app.inTransaction((tx) => enableCategory(tx, input, admin(call)))),
    handle(endpoints.categoryMerge, (input, call) => call.app.inTransaction((tx) => mergeCategory(tx, input, admin(call)))),
    handle(endpoints.adminAttributes, (_input, call) => allAdminAttributes(call.app.read)),
    handle(endpoints.attributeSave, (input, call) => call.app.inTransaction((tx) => saveAttribute(tx, input, admin(call)))),
    handle(endpoints.adminBrands, ({ keyword }, call) => allAdminBrands(call.app.read, keyword)),
    handle(endpoints.brandSave, (input, call) => call.app.inTransaction((tx) => saveBrand(tx, input, admin(call)))),
    handle(endpoints.brandEnable, (input, call) => call.app.inTransaction((tx) => enableBrand(tx, input, admin(call)))),
    handle(series.adminSeries, ({ keyword }, call) => allSeries(call.app.read, keyword, call.lang)),
    handle(series.seriesSave, (input, call) => call.app.inTransaction((tx) => saveSeries(tx, input, admin(call)))),
    handle(series.adminStandardItems, ({ keyword }, call) => allStandardItems(call.app.read, keyword, call.lang)),
    handle(series.standardItemSave, (input, call) => call.app.inTransaction((tx) => saveStandardItem(tx, input, admin(call)))),
    handle(endpoints.brandMerge, (input, call) => call.app.inTransaction((tx) => mergeBrand(tx, input, admin(call)))),
  ]
}
