export { QuestionsBand as ServiceQuestionsBand } from '../questions/QuestionsBand.tsx';
