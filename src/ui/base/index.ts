// The classes of layout and text, and `cx`, which joins classes: nearly every page and part imports them from here.
export { cx } from './cx'
export * from './layout.css'
export * from './text.css'
