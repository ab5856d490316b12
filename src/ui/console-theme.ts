import { theme as antd, type ThemeConfig } from 'antd';

const font =
  '"ZB Inter", -apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

const shared: ThemeConfig['token'] = {
  fontFamily: font,
  fontSize: 14, fontSizeSM: 12, fontSizeLG: 16, fontSizeXL: 20,
  borderRadiusXS: 2, borderRadiusSM: 4, borderRadius: 4, borderRadiusLG: 6,
  controlHeightSM: 28, controlHeight: 32, controlHeightLG: 40,
  sizeUnit: 4, sizeStep: 4, lineWidth: 1, wireframe: false,
  motionDurationFast: '0.08s', motionDurationMid: '0.14s', motionDurationSlow: '0.22s',
  motionEaseOut: 'cubic-bezier(.2,.8,.2,1)',
  screenXS: 320, screenXSMin: 320, screenXSMax: 359, screenSM: 360, screenSMMin: 360, screenSMMax: 767, screenMD: 768, screenMDMin: 768,
};

const light: ThemeConfig = {
  cssVar: { prefix: 'zb-ant' },
  token: {
    ...shared,
    colorPrimary: '#2F5E82', colorPrimaryHover: '#244A68', colorPrimaryActive: '#1C3952', colorPrimaryBg: '#F0F7FC', colorPrimaryBgHover: '#DFEDF7', colorPrimaryBorder: '#9AC4E2',
    colorLink: '#2F5E82', colorLinkHover: '#C14806', colorLinkActive: '#A2390A',
    colorSuccess: '#197C4D', colorSuccessBg: '#EBF9F1', colorSuccessBorder: '#BAE7CC',
    colorWarning: '#855412', colorWarningBg: '#FFF8E4', colorWarningBorder: '#F7DB98',
    colorError: '#C12440', colorErrorBg: '#FEF2F2', colorErrorBorder: '#FDCDCF',
    colorInfo: '#2F5E82', colorInfoBg: '#F0F7FC', colorInfoBorder: '#C3DDF0',
    orange: '#C14806', orange5: '#A2390A', orange7: '#7F2E0F', // <Button color="orange" variant="solid"> = the molten-copper action button
    colorText: '#121D28', colorTextSecondary: '#46596A', colorTextTertiary: '#5C7081', colorTextQuaternary: '#899DAD', colorTextPlaceholder: '#5C7081', colorTextDisabled: '#899DAD',
    colorBgLayout: '#F1F5F8', colorBgContainer: '#FFFFFF', colorBgElevated: '#FFFFFF', colorBgSpotlight: '#121D28', colorBgMask: 'rgb(12 20 29 / .52)',
    colorFillAlter: '#F8FAFC', colorFillSecondary: '#E8EEF2', colorFillTertiary: '#F1F5F8', colorBgContainerDisabled: '#E8EEF2',
    colorBorder: '#768A9C', colorBorderSecondary: '#D0DBE3', colorSplit: '#DDE5EB', colorBorderDisabled: '#D0DBE3',
    controlItemBgHover: '#F0F7FC', controlItemBgActive: '#DFEDF7', controlOutline: 'rgb(47 94 130 / .18)', controlOutlineWidth: 3,
    boxShadow: '0 2px 4px rgb(18 29 40 / .06), 0 8px 20px -4px rgb(18 29 40 / .12)',
    boxShadowSecondary: '0 4px 8px rgb(18 29 40 / .06), 0 16px 40px -8px rgb(18 29 40 / .20)',
  },
  components: {
    Layout: { headerBg: '#FFFFFF', headerHeight: 56, headerPadding: '0 24px', bodyBg: '#F1F5F8', siderBg: '#15293C', triggerBg: '#1C3952' },
    Menu: { itemHeight: 36, itemBorderRadius: 4, itemMarginInline: 8, darkItemBg: '#15293C', darkSubMenuItemBg: '#15293C', darkItemColor: '#D3E3EF', darkItemSelectedBg: '#2F5E82', darkItemSelectedColor: '#FFFFFF', darkItemHoverBg: 'rgb(255 255 255 / .06)', darkGroupTitleColor: '#8FB0C9', activeBarWidth: 3, itemSelectedBg: '#F0F7FC', itemSelectedColor: '#2F5E82' },
    Table: { headerBg: '#F8FAFC', headerColor: '#5C7081', headerSplitColor: 'transparent', borderColor: '#DDE5EB', rowHoverBg: '#F0F7FC', rowSelectedBg: '#F0F7FC', rowSelectedHoverBg: '#DFEDF7', headerBorderRadius: 6, cellFontSize: 13, cellFontSizeMD: 13, cellFontSizeSM: 13, cellPaddingBlock: 12, cellPaddingInline: 12, cellPaddingBlockMD: 8, cellPaddingInlineMD: 12, cellPaddingBlockSM: 5, cellPaddingInlineSM: 12 },
    Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', contentFontSize: 13, contentFontSizeSM: 12, contentFontSizeLG: 14, paddingInline: 14, paddingInlineSM: 10, paddingInlineLG: 20, defaultHoverColor: '#2F5E82', defaultHoverBorderColor: '#2F5E82' },
    Tabs: { inkBarColor: '#E75B03', itemColor: '#46596A', itemHoverColor: '#2F5E82', itemSelectedColor: '#121D28', itemActiveColor: '#121D28', horizontalItemGutter: 24 },
    Modal: { titleFontSize: 16 },
    Tag: { defaultBg: '#E8EEF2', defaultColor: '#46596A' },
    InputNumber: { handleVisible: true, controlWidth: 110 },
    Steps: { iconSize: 28, titleLineHeight: 20 },
  },
};

const dark: ThemeConfig = {
  cssVar: { prefix: 'zb-ant' },
  algorithm: antd.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#2E78A8', colorPrimaryHover: '#276A96', colorPrimaryActive: '#1F5A82', colorPrimaryBg: '#142736', colorPrimaryBgHover: '#193247', colorPrimaryBorder: '#2F5F82',
    colorLink: '#82BCE6', colorLinkHover: '#FF9E5E', colorSuccess: '#4FC58D', colorWarning: '#E9B44C', colorError: '#FF7F8A', colorInfo: '#82BCE6', orange: '#C44F08',
    colorText: '#E9EFF4', colorTextSecondary: '#B4C3D0', colorTextTertiary: '#8C9FB0', colorTextQuaternary: '#5A6C7B', colorTextPlaceholder: '#8C9FB0', colorTextDisabled: '#5A6C7B',
    colorBgLayout: '#0B1219', colorBgContainer: '#121B24', colorBgElevated: '#1B2733', colorBgSpotlight: '#070C12', colorBgMask: 'rgb(0 0 0 / .64)',
    colorFillAlter: '#17222C', colorBorder: '#627789', colorBorderSecondary: '#2A3A49', colorSplit: '#213040',
    controlItemBgHover: '#142736', controlItemBgActive: '#193247',
  },
  components: {
    Layout: { headerBg: '#121B24', headerHeight: 56, bodyBg: '#0B1219', siderBg: '#101E2B' },
    Table: { headerBg: '#17222C', headerColor: '#8C9FB0', headerSplitColor: 'transparent', borderColor: '#213040', rowHoverBg: '#142736', cellFontSize: 13, cellFontSizeMD: 13, cellFontSizeSM: 13, cellPaddingBlockMD: 8, cellPaddingInlineMD: 12 },
    Tabs: { inkBarColor: '#F6782E', itemSelectedColor: '#E9EFF4' },
    Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', contentFontSize: 13 },
    Menu: { darkItemBg: '#101E2B', darkSubMenuItemBg: '#101E2B', darkItemSelectedBg: '#2E78A8' },
  },
};

/** antd's themes for the consoles: the resolved hex of tokens.css, because antd derives shades from seeds. Never imported by storefront files. */
export const consoleThemes = { light, dark } as const;
