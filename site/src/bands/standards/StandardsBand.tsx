export { QuestionsBand as StandardsBand } from '../questions/QuestionsBand.tsx';
