/** Draws recovery codes as a picture to keep (product 2.38), in the light theme's colours. Knows no texts. */
import { productNames } from '#contract/product-names.ts';
import {
  beginPicture,
  drawHead,
  fontOf,
  pageFonts,
  pictureColours,
  pictureInside,
  pictureMargin,
  pictureOf,
  pictureTop,
  wrapped,
  write,
} from '#client/ui/drawn-picture.ts';

/** What the picture says. */
export type CodesPicture = {
  readonly name: string;
  readonly codes: readonly string[];
  readonly title: string;
  readonly howTo: string;
  readonly date: string;
};

const row = 116;

/** Null where the browser does not give it. */
export async function drawCodes(picture: CodesPicture): Promise<Blob | null> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  const { text } = pageFonts();
  const nameText = { font: fontOf(600, 48, text), colour: pictureColours.ink, height: 76 };
  const smallText = { font: fontOf(400, 40, text), colour: pictureColours.soft, height: 66 };
  const name = wrapped(pen, picture.name, nameText.font);
  const howTo = [...wrapped(pen, picture.howTo, smallText.font), picture.date];
  const codesTop = pictureTop + name.length * nameText.height + 16;
  const codesEnd = codesTop + Math.ceil(picture.codes.length / 2) * row;
  beginPicture(pen, codesEnd + 20 + howTo.length * smallText.height + 48);
  drawHead(pen, [...productNames.slice(0, 1), picture.title].join(' · '));
  write(pen, name, nameText, pictureTop);
  pen.font = fontOf(500, 58, 'monospace');
  pen.fillStyle = pictureColours.ink;
  picture.codes.forEach((code, at) =>
    pen.fillText(
      code,
      pictureMargin + (at % 2) * (pictureInside / 2),
      codesTop + (Math.floor(at / 2) + 0.5) * row,
    ),
  );
  write(pen, howTo, smallText, codesEnd + 20);
  return pictureOf(pen);
}
