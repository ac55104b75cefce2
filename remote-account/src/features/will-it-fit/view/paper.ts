/** Room for a drawing on a sheet of letter paper, in millimetres. */
const sheet = { width: 185, height: 200 };

/** Scales that a ruler has. */
const scales = [10, 20, 25, 50, 75, 100, 200, 500];

export interface Printed {
  /** 50 stands for 1:50. */
  scale: number;
  /** In millimetres. */
  width: number;
  height: number;
}

/** How a drawing of so many centimetres is printed: as large as a sheet has room for, to a scale that a ruler has. */
export const onPaper = (width: number, length: number): Printed => {
  const sized = scales.map((scale) => ({ scale, width: (width * 10) / scale, height: (length * 10) / scale }));
  const largest = sized.find((one) => one.width <= sheet.width && one.height <= sheet.height);
  return largest ?? { scale: 500, width: width / 50, height: length / 50 };
};
