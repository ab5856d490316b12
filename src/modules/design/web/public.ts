export { GoodsSearch } from './parts/goods-search.tsx'
