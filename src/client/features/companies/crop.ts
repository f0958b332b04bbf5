/** Which square of a picture is taken: moved and zoomed, never past the picture's edges. Pure; knows no canvas. */

export const mostZoom = 4;

/** The picture's own pixels. */
type Picture = { readonly width: number; readonly height: number };
/** `x` and `y` are the middle of the square, as shares of the picture's width and height. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The side of the square, in the picture's pixels. */
const sideOf = ({ width, height }: Picture, { zoom }: Crop): number => Math.min(width, height) / zoom;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function kept(picture: Picture, crop: Crop): Crop {
  const half = sideOf(picture, crop) / 2;
  return {
    ...crop,
    x: within(crop.x, half / picture.width, 1 - half / picture.width),
    y: within(crop.y, half / picture.height, 1 - half / picture.height),
  };
}

/** By shares of the square's side, as a finger drags the picture. */
export function moved(picture: Picture, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const side = sideOf(picture, crop);
  return kept(picture, {
    ...crop,
    x: crop.x - (by.x * side) / picture.width,
    y: crop.y - (by.y * side) / picture.height,
  });
}

export const zoomed = (picture: Picture, crop: Crop, factor: number): Crop =>
  kept(picture, { ...crop, zoom: within(crop.zoom * factor, 1, mostZoom) });

/** The square in the picture's pixels. */
export function squareOf(picture: Picture, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(picture, crop);
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side };
}
